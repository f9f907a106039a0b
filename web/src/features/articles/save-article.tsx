import { Button } from '@heraia/ui/button'
import { ButtonLink } from '@heraia/ui/button-link'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Bookmark, BookmarkCheck } from 'lucide-react'
import * as addresses from '../../addresses.ts'
import { client } from '../../lib/api.ts'
import { errorText, errorTexts } from '../../lib/errors.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useSession } from '../../lib/session.tsx'
import { articlesTexts } from './articles-texts.ts'
import { keepReading, useReading } from './use-readings.ts'

/** Who is not signed in is led to where she can be, and back: nothing of this needs scripts. */
export function SaveArticle({ slug }: { slug: string }) {
  const texts = useTexts(articlesTexts)
  const errors = useTexts(errorTexts)
  const queries = useQueryClient()
  const { isAuthenticated, loading } = useSession()
  const isSaved = Boolean(useReading(`learn/${slug}`)?.savedAt)
  const save = useMutation({
    mutationFn: () => (isSaved ? client.articles.unsave({ name: slug }) : client.articles.save({ name: slug })),
    onSuccess: (reading) => {
      keepReading(queries, reading)
      if (reading.savedAt) showToast({ message: texts.savedNow, tone: 'success' })
    },
    onError: (error) => showToast({ message: errorText(errors, error), tone: 'danger' }),
  })
  if (!isAuthenticated && !loading) {
    return (
      <ButtonLink href={addresses.login(addresses.text(`learn/${slug}`))} icon={<Bookmark aria-hidden size={18} />}>
        {texts.save}
      </ButtonLink>
    )
  }
  const Icon = isSaved ? BookmarkCheck : Bookmark
  return (
    <Button
      icon={<Icon aria-hidden size={18} />}
      disabled={loading}
      pending={save.isPending}
      pendingLabel={isSaved ? texts.unsave : texts.save}
      onClick={() => save.mutate()}
    >
      {isSaved ? texts.unsave : texts.save}
    </Button>
  )
}

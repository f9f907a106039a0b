import type { Post } from '@heraia/contract/feed'
import { ConfirmDialog } from '@heraia/ui/confirm-dialog'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '../../lib/api.ts'
import { errorText, errorTexts } from '../../lib/errors.ts'
import { useTexts } from '../../lib/locale.tsx'
import { orGone } from '../../lib/or-gone.ts'
import { dropPost } from './post-cache.ts'
import { postTexts } from './post-texts.ts'

export function DeletePostDialog({ post, onClose }: { post: Post; onClose: () => void }) {
  const texts = useTexts(postTexts)
  const errors = useTexts(errorTexts)
  const queries = useQueryClient()
  const remove = useMutation({
    mutationFn: () => orGone(client.feed.remove({ id: post.id })),
    onSuccess: () => {
      onClose()
      dropPost(queries, post.id)
      showToast({ message: texts.removed, tone: 'success' })
    },
    onError: (error) => showToast({ message: errorText(errors, error), tone: 'danger' }),
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.removeAsk}
      confirmLabel={texts.remove}
      cancelLabel={texts.cancel}
      onConfirm={() => remove.mutate()}
      pending={remove.isPending}
      tone="danger"
    >
      {texts.removeHint}
    </ConfirmDialog>
  )
}

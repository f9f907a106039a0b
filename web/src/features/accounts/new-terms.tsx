import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { Link } from '@heraia/ui/link'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation } from '@tanstack/react-query'
import * as addresses from '../../addresses.ts'
import { api } from '../../lib/api.ts'
import { errorText, errorTexts } from '../../lib/errors.ts'
import { useTexts } from '../../lib/locale.tsx'
import { setUser, useSession } from '../../lib/session.tsx'
import { useSiteInfo } from './use-site-info.ts'
import { newTermsTexts } from './welcome-texts.ts'

/** Who accepted another version of the terms is asked again, on every screen until she has. */
export function NewTerms() {
  const texts = useTexts(newTermsTexts)
  const errors = useTexts(errorTexts)
  const { user } = useSession()
  const { termsVersion } = useSiteInfo()
  const accept = useMutation(
    api.accounts.acceptTerms.mutationOptions({
      onSuccess: (me) => {
        setUser(me)
        showToast({ message: texts.accepted, tone: 'success' })
      },
      onError: (error) => showToast({ message: errorText(errors, error), tone: 'danger' }),
    }),
  )
  if (!user || !termsVersion || user.termsVersion === termsVersion) return null
  return (
    <div className="mx-auto w-full max-w-4xl px-4 pt-4">
      <Banner
        tone="notice"
        title={texts.title}
        action={
          <Button
            tone="primary"
            pending={accept.isPending}
            pendingLabel={texts.accepting}
            onClick={() => accept.mutate({ termsVersion })}
          >
            {texts.accept}
          </Button>
        }
      >
        {texts.text}{' '}
        <Link href={addresses.terms()} className="underline">
          {texts.terms}
        </Link>
        {texts.and}
        <Link href={addresses.privacy()} className="underline">
          {texts.privacy}
        </Link>
      </Banner>
    </div>
  )
}

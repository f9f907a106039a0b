import { Button } from '@heraia/ui/button'
import type { Provider } from '@supabase/auth-js'
import { useId } from 'react'
import { useTexts } from '../../../lib/locale.tsx'
import { heldInvitation } from '../../../lib/session/invitation.ts'
import { useFormat } from '../../../lib/use-format.ts'
import { BrandMark } from './brand-mark.tsx'
import { returnAddress } from './return-address.ts'
import { providersOf, useSignInSettings } from './sign-in-settings.ts'
import type { WayIn } from './use-way-in.ts'
import { WaysFailed } from './ways-failed.tsx'
import { waysTexts } from './ways-texts.ts'

interface ProviderButtonsProps {
  wayIn: WayIn
  next: string
  /** Token of the mail that invited her: the account that waits for her is hers then (0030). */
  invitation?: string
}

/**
 * Other services that say who she is. Google and Facebook always stand there, and say so where they are not set up; under an
 * invitation those stand that can answer it.
 */
export function ProviderButtons({ wayIn, next, invitation }: ProviderButtonsProps) {
  const texts = useTexts(waysTexts)
  const format = useFormat()
  const why = useId()
  const { data } = useSignInSettings()
  const providers = providersOf(data?.external ?? {}).filter(({ isOpen }) => isOpen || !invitation)
  const closed = data && !invitation ? providers.filter(({ isOpen }) => !isOpen).map(({ label }) => label) : []

  const goTo = (provider: string) => {
    const brought = invitation || heldInvitation()
    const options = {
      redirectTo: returnAddress(next),
      queryParams: brought ? { invite_token: brought } : undefined,
    }
    return wayIn.run(
      provider,
      () => (auth) => auth.signInWithOAuth({ provider: provider as Provider, options }).then(leave),
      { leaves: true, needsNoCaptcha: true },
    )
  }

  return (
    <div className="grid gap-3">
      <div className="grid gap-3">
        {providers.map(({ name, label, isOpen }) => (
          <Button
            key={name}
            width="full"
            icon={<BrandMark name={name} />}
            aria-disabled={!isOpen}
            aria-describedby={data && !isOpen ? why : undefined}
            pending={wayIn.busy === name}
            pendingLabel={texts.going}
            onClick={() => void goTo(name)}
          >
            {texts.continueWith(label)}
          </Button>
        ))}
      </div>
      {closed.length > 0 && (
        <p id={why} className="text-sm text-muted">
          {texts.notConfigured(format.list(closed), closed.length)}
        </p>
      )}
      <WaysFailed />
    </div>
  )
}

/** The browser is on its way to the other service; her session comes with the way back. */
const leave = ({ error }: { error: Error | null }) => ({ data: null, error })

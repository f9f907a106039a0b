import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { useTexts } from '../../../lib/locale.tsx'
import { useSession } from '../../../lib/session.tsx'
import { useHydrated } from '../../../lib/use-hydrated.ts'
import { byMailTexts } from './by-mail-texts.ts'
import type { Proof } from './use-proof.ts'

interface LinkProofProps {
  proof: Proof
  hint: string
  label: string
}

/** She came by the mail's link: one button, which sends what the link carries. */
export function LinkProof({ proof, hint, label }: LinkProofProps) {
  const texts = useTexts(byMailTexts)
  const isHydrated = useHydrated()
  return (
    <div className="grid gap-4">
      <p>{hint}</p>
      <WhoIsIn />
      <Button
        tone="primary"
        size="large"
        width="full"
        disabled={!isHydrated}
        pending={proof.isBusy}
        pendingLabel={texts.confirming}
        onClick={() => void proof.sendLink()}
      >
        {label}
      </Button>
    </div>
  )
}

/**
 * Whose account the link opens, or changes, only the server knows, and of somebody else's a session takes the place of this
 * one: whoever is signed in is told that she may become somebody else.
 */
function WhoIsIn() {
  const texts = useTexts(byMailTexts)
  const { status, user } = useSession()
  if (status === 'guest') return <Banner>{texts.isGuest}</Banner>
  return user && <Banner>{texts.isIn(user.name)}</Banner>
}

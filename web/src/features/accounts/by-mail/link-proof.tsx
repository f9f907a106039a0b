import { Button } from '@heraia/ui/button'
import { useTexts } from '../../../lib/locale.tsx'
import { useHydrated } from '../../../lib/use-hydrated.ts'
import { byMailTexts } from './by-mail-texts.ts'
import type { Proof } from './use-proof.ts'

/** She came by the mail's link: one button, which sends what the link carries. */
export function LinkProof({ proof, hint, label }: { proof: Proof; hint: string; label: string }) {
  const texts = useTexts(byMailTexts)
  const isHydrated = useHydrated()
  return (
    <div className="grid gap-4">
      <p>{hint}</p>
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

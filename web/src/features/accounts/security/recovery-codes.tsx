import { Button } from '@heraia/ui/button'
import { ConfirmDialog } from '@heraia/ui/confirm-dialog'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useState } from 'react'
import { useTexts } from '../../../lib/locale.tsx'
import { factorTexts } from './factor-texts.ts'
import { makeCodes } from './make-codes.ts'
import { WhenHere } from './part-frame.tsx'
import { securityTexts } from './security-texts.ts'
import { ShownCodes } from './shown-codes.tsx'
import { unlessGone } from './unless-gone.ts'
import { useRecoveryCodes, useRenewAccount } from './use-auth-user.ts'
import type { SecurityAct } from './use-security-act.ts'

const FEW = 3

interface RecoveryCodesProps {
  act: SecurityAct
  /** Just made: shown this one time. */
  shown: string[] | null
  onShown: (codes: string[] | null) => void
}

/** How many are left, new ones, and none; the codes themselves only when they are made. */
export function RecoveryCodes({ act, shown, onShown }: RecoveryCodesProps) {
  const texts = useTexts(factorTexts)
  const common = useTexts(securityTexts)
  const renew = useRenewAccount()
  const status = useRecoveryCodes(shown === null)
  const [asks, setAsks] = useState<'new' | 'removal' | null>(null)

  async function make(isAgain: boolean) {
    const made = await act.run('codes', (auth) => makeCodes(auth, isAgain))
    setAsks(null)
    if (made) onShown(made.data.codes)
  }

  async function remove() {
    const done = await act.run('remove-codes', async (auth) => unlessGone(await auth.mfa.recoveryCodes.unenroll()))
    setAsks(null)
    if (done) showToast({ message: texts.codesRemoved, tone: 'success' })
    renew()
  }

  function kept() {
    onShown(null)
    renew()
  }

  return (
    <section className="grid justify-items-start gap-3">
      <h2 className="title text-xl">{texts.codes}</h2>
      <p className="text-muted">{texts.codesLead}</p>
      {shown ? (
        <ShownCodes codes={shown} onKept={kept} />
      ) : (
        <WhenHere query={status}>
          {(left) => (
            <>
              <p className="font-semibold">
                {left ? texts.codesLeft(left.remaining, left.total) : texts.codesNone}{' '}
                {left && left.remaining <= FEW && texts.codesFew}
              </p>
              <div className="flex flex-wrap gap-3">
                <Button
                  pending={act.busy === 'codes'}
                  pendingLabel={texts.making}
                  onClick={() => (left ? setAsks('new') : void make(false))}
                >
                  {left ? texts.newCodes : texts.makeCodes}
                </Button>
                {left && (
                  <Button tone="danger" onClick={() => setAsks('removal')}>
                    {texts.removeCodes}
                  </Button>
                )}
              </div>
            </>
          )}
        </WhenHere>
      )}
      <ConfirmDialog
        open={asks === 'new'}
        onOpenChange={() => setAsks(null)}
        title={texts.newCodesAsk}
        confirmLabel={texts.newCodes}
        cancelLabel={common.cancel}
        tone="primary"
        onConfirm={() => void make(true)}
        pending={act.busy === 'codes'}
        pendingLabel={texts.making}
      >
        {texts.newCodesHint}
      </ConfirmDialog>
      <ConfirmDialog
        open={asks === 'removal'}
        onOpenChange={() => setAsks(null)}
        title={texts.removeCodesAsk}
        confirmLabel={common.remove}
        cancelLabel={common.cancel}
        onConfirm={() => void remove()}
        pending={act.busy === 'remove-codes'}
        pendingLabel={common.removing}
      >
        {texts.removeCodesHint}
      </ConfirmDialog>
    </section>
  )
}

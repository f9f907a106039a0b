import { Button } from '@heraia/ui/button'
import { showToast } from '@heraia/ui/toast-queue.ts'
import type { User } from '@supabase/auth-js'
import { KeyRound, MessageSquare, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../lib/locale.tsx'
import { loadAuth } from '../../../lib/session.tsx'
import { useSignInSettings } from '../sign-in/sign-in-settings.ts'
import { WaysFailed } from '../sign-in/ways-failed.tsx'
import { AddApp } from './add-app.tsx'
import { AddKey } from './add-key.tsx'
import { AddPhone } from './add-phone.tsx'
import { factorTexts } from './factor-texts.ts'
import { useRenewAccount } from './use-auth-user.ts'

type Kind = 'totp' | 'phone' | 'webauthn'
const STEPS = { totp: AddApp, phone: AddPhone, webauthn: AddKey }

/** Which kind of second step, then how that kind is set up. Only what this site has is offered. */
export function AddFactor({ user, onAdded }: { user: User; onAdded: () => void }) {
  const texts = useTexts(factorTexts)
  const settings = useSignInSettings().data
  const renew = useRenewAccount()
  const [kind, setKind] = useState<Kind | null>(null)
  const choices = [
    { kind: 'totp' as const, label: texts.addTotp, icon: <Smartphone aria-hidden="true" className="size-5" /> },
    { kind: 'webauthn' as const, label: texts.addKey, icon: <KeyRound aria-hidden="true" className="size-5" /> },
    { kind: 'phone' as const, label: texts.addPhone, icon: <MessageSquare aria-hidden="true" className="size-5" /> },
  ].filter((choice) => settings?.mfa?.[choice.kind] ?? choice.kind === 'totp')

  function added(name: string) {
    showToast({ message: texts.ready(name), tone: 'success' })
    setKind(null)
    renew()
    onAdded()
  }

  /** What she began is thrown away: its name, and her place for one, are free again. */
  async function cancel(begun?: string) {
    setKind(null)
    if (begun) await (await loadAuth()).mfa.unenroll({ factorId: begun })
  }

  const Step = kind && STEPS[kind]
  return (
    <section className="grid gap-4">
      {Step ? (
        <Step
          names={(user.factors ?? []).map((factor) => factor.friendly_name ?? '')}
          onAdded={added}
          onCancel={(begun) => void cancel(begun)}
        />
      ) : (
        <>
          <h2 className="title text-xl">{texts.add}</h2>
          <div className="grid gap-3 sm:grid-cols-2">
            {choices.map((choice) => (
              <Button
                key={choice.kind}
                width="full"
                icon={choice.icon}
                // Words that need two lines stay beside their icon.
                className="justify-start text-start"
                onClick={() => setKind(choice.kind)}
              >
                {choice.label}
              </Button>
            ))}
          </div>
          <WaysFailed />
        </>
      )}
    </section>
  )
}

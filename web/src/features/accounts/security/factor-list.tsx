import { Button } from '@heraia/ui/button'
import { ConfirmDialog } from '@heraia/ui/confirm-dialog'
import { Time } from '@heraia/ui/time'
import { showToast } from '@heraia/ui/toast-queue.ts'
import type { Factor } from '@supabase/auth-js'
import { KeyRound, type LucideIcon, MessageSquare, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../lib/locale.tsx'
import { useFormat } from '../../../lib/use-format.ts'
import { factorTexts } from './factor-texts.ts'
import { securityTexts } from './security-texts.ts'
import { unlessGone } from './unless-gone.ts'
import { useRenewAccount } from './use-auth-user.ts'
import type { SecurityAct } from './use-security-act.ts'
import { WayList, WayRow } from './way-row.tsx'

const ICONS: Record<string, LucideIcon> = { totp: Smartphone, phone: MessageSquare, webauthn: KeyRound }

export function FactorList({ factors, act }: { factors: Factor[]; act: SecurityAct }) {
  const texts = useTexts(factorTexts)
  const common = useTexts(securityTexts)
  const { locale } = useFormat()
  const renew = useRenewAccount()
  const [removed, setRemoved] = useState<Factor | null>(null)
  const kindOf = ({ factor_type }: Factor) => (factor_type === 'recovery_code' ? texts.codes : texts[factor_type])
  const nameOf = (factor: Factor) => factor.friendly_name || kindOf(factor)

  async function remove(factor: Factor) {
    const done = await act.run('remove', async (auth) => {
      const answer = unlessGone(await auth.mfa.unenroll({ factorId: factor.id }))
      // Her session has another level now, and every tab hears of it.
      if (!answer.error) await auth.refreshSession()
      return answer
    })
    if (done) showToast({ message: texts.removed, tone: 'success' })
    setRemoved(null)
    renew()
  }

  return (
    <section className="grid gap-3">
      <h2 className="title text-xl">{texts.yours}</h2>
      <WayList>
        {factors.map((factor) => {
          const Icon = ICONS[factor.factor_type] ?? KeyRound
          return (
            <WayRow
              key={factor.id}
              icon={<Icon aria-hidden="true" className="size-5" />}
              title={nameOf(factor)}
              actions={
                <Button
                  size="small"
                  tone="danger"
                  aria-label={texts.removeOf(nameOf(factor))}
                  onClick={() => setRemoved(factor)}
                >
                  {common.remove}
                </Button>
              }
            >
              {kindOf(factor)} · {common.added} <Time at={factor.created_at} locale={locale} look="date" />
            </WayRow>
          )
        })}
      </WayList>
      <ConfirmDialog
        open={removed !== null}
        onOpenChange={() => setRemoved(null)}
        title={texts.removeAsk(removed ? nameOf(removed) : '')}
        confirmLabel={common.remove}
        cancelLabel={common.cancel}
        onConfirm={() => removed && void remove(removed)}
        pending={act.busy === 'remove'}
        pendingLabel={common.removing}
      >
        {factors.length === 1 ? texts.removeLastHint : texts.removeHint}
      </ConfirmDialog>
    </section>
  )
}

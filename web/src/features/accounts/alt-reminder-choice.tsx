import type { AltReminder } from '@heraia/contract/accounts'
import { RadioGroup } from '@heraia/ui/radio-group'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../lib/api.ts'
import { errorText, errorTexts } from '../../lib/errors.ts'
import { useTexts } from '../../lib/locale.tsx'
import { setUser, useMe } from '../../lib/session.tsx'
import { settingsTexts } from './settings-texts.ts'

const CHOICES = ['off', 'remind', 'require'] as const satisfies readonly AltReminder[]

/** What happens before she publishes pictures without a description; kept on her account with her press. */
export function AltReminderChoice() {
  const texts = useTexts(settingsTexts)
  const errors = useTexts(errorTexts)
  const { altReminder } = useMe()
  /** Her press until the account has it. */
  const [chosen, choose] = useState<AltReminder | null>(null)
  const save = useMutation({
    // One after another: what she chose last is what stays.
    scope: { id: 'alt reminder' },
    mutationFn: (next: AltReminder) => client.accounts.setAltReminder({ altReminder: next }),
    onSuccess: setUser,
    onError: (error) => showToast({ message: errorText(errors, error), tone: 'danger' }),
    onSettled: (_me, _error, sent) => choose((now) => (now === sent ? null : now)),
  })
  return (
    <RadioGroup
      label={texts.altReminder}
      hint={texts.altReminderHint}
      options={CHOICES.map((value) => ({ value, ...texts.altReminders[value] }))}
      value={chosen ?? altReminder}
      onValue={(value) => {
        const next = CHOICES.find((choice) => choice === value) ?? 'remind'
        choose(next)
        save.mutate(next)
      }}
    />
  )
}

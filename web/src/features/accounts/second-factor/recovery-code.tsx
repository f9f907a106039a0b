import { Field } from '@heraia/ui/field'
import { useState } from 'react'
import { useTexts } from '../../../lib/locale.tsx'
import { ChallengeForm } from './challenge-form.tsx'
import { secondFactorTexts } from './second-factor-texts.ts'
import { useProvingIt } from './use-second-factor.ts'

/** For who lost her phone or key. */
export function RecoveryCode() {
  const texts = useTexts(secondFactorTexts)
  const proving = useProvingIt()
  const [code, setCode] = useState('')
  const [isMissing, setMissing] = useState(false)

  function submit(): boolean {
    setMissing(!code.trim())
    if (!code.trim()) return false
    void proving.prove((auth) => auth.mfa.recoveryCodes.verify({ code: code.trim() }))
    return true
  }

  return (
    <ChallengeForm
      title={texts.recovery_code}
      hint={texts.recoveryHint}
      proving={proving}
      submitLabel={texts.confirm}
      onSubmit={submit}
    >
      <Field
        label={texts.recovery_code}
        name="recovery-code"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={code}
        onValue={setCode}
        error={isMissing ? texts.recoveryRequired : undefined}
        readOnly={proving.isBusy}
        required
      />
    </ChallengeForm>
  )
}

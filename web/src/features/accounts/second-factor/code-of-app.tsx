import type { Factor } from '@supabase/auth-js'
import { useState } from 'react'
import { useTexts } from '../../../lib/locale.tsx'
import { SixDigitsField, useTypedCode } from '../six-digits-field.tsx'
import { ChallengeForm } from './challenge-form.tsx'
import { secondFactorTexts } from './second-factor-texts.ts'
import { useAppCode } from './use-app-code.ts'
import { useProvingIt } from './use-second-factor.ts'
import { wayAndName } from './way-and-name.ts'

export function CodeOfApp({ factor }: { factor: Factor }) {
  const texts = useTexts(secondFactorTexts)
  const proving = useProvingIt()
  const answer = useAppCode()
  const [code, setCode] = useTypedCode(proving.problem)
  const [isShort, setShort] = useState(false)

  function submit(): boolean {
    setShort(code.length < 6)
    if (code.length < 6) return false
    void proving.prove((auth) => answer(auth, factor.id, code))
    return true
  }

  return (
    <ChallengeForm
      title={wayAndName(texts.totp, factor.friendly_name)}
      hint={texts.totpHint}
      proving={proving}
      submitLabel={texts.confirm}
      onSubmit={submit}
    >
      <SixDigitsField
        label={texts.code}
        value={code}
        onValue={setCode}
        error={isShort ? texts.codeInvalid : undefined}
        readOnly={proving.isBusy}
      />
    </ChallengeForm>
  )
}

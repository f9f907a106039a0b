import type { Factor } from '@supabase/auth-js'
import { useTexts } from '../../../lib/locale.tsx'
import { ChallengeForm } from './challenge-form.tsx'
import { secondFactorTexts } from './second-factor-texts.ts'
import { useProvingIt } from './use-second-factor.ts'
import { wayAndName } from './way-and-name.ts'

export function SecurityKey({ factor }: { factor: Factor }) {
  const texts = useTexts(secondFactorTexts)
  const proving = useProvingIt()
  return (
    <ChallengeForm
      title={wayAndName(texts.webauthn, factor.friendly_name)}
      hint={texts.webauthnHint}
      proving={proving}
      submitLabel={texts.useKey}
      onSubmit={() => {
        void proving.prove((auth) => auth.mfa.webauthn.authenticate({ factorId: factor.id, webauthn: {} }))
        return true
      }}
    />
  )
}

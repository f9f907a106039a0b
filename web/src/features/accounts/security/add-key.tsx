import { useTexts } from '../../../lib/locale.tsx'
import type { StepProps } from './add-app.tsx'
import { dropUnfinished } from './enroll-factor.ts'
import { factorTexts } from './factor-texts.ts'
import { freeName } from './free-name.ts'
import { NameForm } from './name-form.tsx'
import { ProblemBanner } from './problem-banner.tsx'
import { StepFrame } from './step-frame.tsx'
import { useSecurityAct } from './use-security-act.ts'

/** A key that she plugs in or touches. The browser does the asking. */
export function AddKey({ names, onAdded, onCancel }: StepProps) {
  const texts = useTexts(factorTexts)
  const act = useSecurityAct()

  async function start(name: string) {
    const done = await act.run('start', async (auth) => {
      await dropUnfinished(auth, 'webauthn')
      return auth.mfa.webauthn.register({ friendlyName: name })
    })
    if (done) onAdded(name)
  }

  return (
    <StepFrame title={texts.addKey} hint={texts.keyHint}>
      <ProblemBanner act={act} but={['nameTaken']} />
      <NameForm
        act={act}
        initial={freeName(texts.webauthn, names)}
        submitLabel={texts.useKey}
        pendingLabel={texts.waitingForKey}
        onName={(name) => void start(name)}
        onCancel={() => onCancel()}
      />
    </StepFrame>
  )
}

import { Button } from '@heraia/ui/button'
import { Field } from '@heraia/ui/field'
import { useState } from 'react'
import { useTexts } from '../../../lib/locale.tsx'
import { tidyPhone } from '../account-checks.ts'
import { ChannelChoice } from '../sign-in/channel-choice.tsx'
import type { PhoneChannel } from '../sign-in/sign-in-settings.ts'
import type { StepProps } from './add-app.tsx'
import { CodeForm } from './code-form.tsx'
import { dropUnfinished } from './enroll-factor.ts'
import { factorTexts } from './factor-texts.ts'
import { freeName } from './free-name.ts'
import { NameForm } from './name-form.tsx'
import { ProblemBanner } from './problem-banner.tsx'
import { problemTexts, securityTexts } from './security-texts.ts'
import { StepFrame } from './step-frame.tsx'
import { useSecurityAct } from './use-security-act.ts'

interface Started {
  id: string
  name: string
  challengeId: string
}

/** A number, then the code that it got. */
export function AddPhone({ names, onAdded, onCancel }: StepProps) {
  const texts = useTexts(factorTexts)
  const common = useTexts(securityTexts)
  const problems = useTexts(problemTexts)
  const act = useSecurityAct()
  const [phone, setPhone] = useState('')
  const [isWrong, setWrong] = useState(false)
  const [channel, setChannel] = useState<PhoneChannel>('sms')
  const [started, setStarted] = useState<Started | null>(null)
  const number = tidyPhone(phone)

  async function start(name: string) {
    setWrong(!number)
    if (!number) return
    const sent = await act.run('start', async (auth) => {
      await dropUnfinished(auth, 'phone')
      const enrolled = await auth.mfa.enroll({ factorType: 'phone', friendlyName: name, phone: number })
      if (enrolled.error) return { data: null, error: enrolled.error }
      const { id } = enrolled.data
      const asked = await auth.mfa.challenge({ factorId: id, channel })
      if (asked.error) return { data: null, error: asked.error }
      return { data: { id, name, challengeId: asked.data.id }, error: null }
    })
    if (sent) setStarted(sent.data)
  }

  async function verify({ id, name, challengeId }: Started, code: string): Promise<boolean> {
    const proven = await act.run('code', (auth) => auth.mfa.verify({ factorId: id, challengeId, code }))
    if (proven) onAdded(name)
    return proven !== null
  }

  return (
    <StepFrame title={texts.addPhone}>
      <ProblemBanner act={act} but={['nameTaken', 'wrongCode', 'phoneInvalid']} />
      {started ? (
        <CodeForm
          act={act}
          hint={texts.sentTo(phone)}
          onCode={(code) => verify(started, code)}
          more={<Button onClick={onCancel}>{common.cancel}</Button>}
        />
      ) : (
        <NameForm
          act={act}
          initial={freeName(texts.phone, names)}
          submitLabel={texts.sendCode}
          pendingLabel={texts.starting}
          onName={(name) => void start(name)}
          onCancel={onCancel}
        >
          <Field
            label={texts.phoneNumber}
            name="phone"
            type="tel"
            autoComplete="tel"
            hint={texts.phoneHint}
            value={phone}
            onValue={setPhone}
            error={isWrong || act.problem === 'phoneInvalid' ? problems.phoneInvalid : undefined}
            required
          />
          <ChannelChoice channel={channel} onChannel={setChannel} />
        </NameForm>
      )}
    </StepFrame>
  )
}

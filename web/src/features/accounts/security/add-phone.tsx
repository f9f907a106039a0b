import { Button } from '@heraia/ui/button'
import { Field } from '@heraia/ui/field'
import { useState } from 'react'
import { useTexts } from '../../../lib/locale.tsx'
import type { OurAuthClient } from '../../../lib/session/auth-client.ts'
import { tidyPhone } from '../account-checks.ts'
import { useCountdown } from '../by-mail/use-countdown.ts'
import { EVERY_SECONDS } from '../one-a-minute.ts'
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
import { SendAgainButton } from './send-again-button.tsx'
import { StepFrame } from './step-frame.tsx'
import { isGone } from './unless-gone.ts'
import { useSecurityAct } from './use-security-act.ts'

/** What stands at the number. */
const OF_NUMBER: (string | null)[] = ['phoneInvalid', 'factorKnown']

interface Sent {
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
  const [begun, setBegun] = useState<string | null>(null)
  const [sent, setSent] = useState<Sent | null>(null)
  const { left, start: startCountdown } = useCountdown()
  const number = tidyPhone(phone)

  async function start(name: string) {
    setWrong(!number)
    if (!number) return
    await act.run('start', async (auth) => {
      await dropUnfinished(auth, 'phone')
      const enrolled = await auth.mfa.enroll({ factorType: 'phone', friendlyName: name, phone: number })
      if (enrolled.error) return enrolled
      setBegun(enrolled.data.id)
      return challenge(auth, enrolled.data.id, name)
    })
  }

  async function challenge(auth: OurAuthClient, factorId: string, name: string) {
    const asked = await auth.mfa.challenge({ factorId, channel })
    if (asked.data) {
      setSent({ name, challengeId: asked.data.id })
      startCountdown(EVERY_SECONDS)
    }
    // Begun anew in another tab, or too long ago: nothing that she types here counts any more.
    if (isGone(asked.error)) setSent(null)
    return asked
  }

  async function verify(factorId: string, { name, challengeId }: Sent, code: string): Promise<boolean> {
    const proven = await act.run('code', async (auth) => {
      const answered = await auth.mfa.verify({ factorId, challengeId, code })
      if (isGone(answered.error)) setSent(null)
      return answered
    })
    if (proven) onAdded(name)
    return proven !== null
  }

  return (
    <StepFrame title={texts.addPhone}>
      <ProblemBanner act={act} but={['nameTaken', 'wrongCode', ...OF_NUMBER]} />
      {begun && sent ? (
        <CodeForm
          act={act}
          hint={texts.sentTo(phone)}
          onCode={(code) => verify(begun, sent, code)}
          more={
            <>
              <SendAgainButton
                left={left}
                pending={act.busy === 'send'}
                onSend={async () => (await act.run('send', (auth) => challenge(auth, begun, sent.name))) !== null}
              />
              <Button tone="plain" onClick={() => onCancel(begun)}>
                {common.cancel}
              </Button>
            </>
          }
        />
      ) : (
        <NameForm
          act={act}
          initial={freeName(texts.phone, names)}
          submitLabel={texts.sendCode}
          pendingLabel={texts.starting}
          onName={(name) => void start(name)}
          onCancel={() => onCancel(begun ?? undefined)}
        >
          <Field
            label={texts.phoneNumber}
            name="phone"
            type="tel"
            autoComplete="tel"
            hint={texts.phoneHint}
            value={phone}
            onValue={setPhone}
            error={isWrong ? problems.phoneInvalid : OF_NUMBER.includes(act.problem) ? act.words : undefined}
            required
          />
          <ChannelChoice channel={channel} onChannel={setChannel} />
        </NameForm>
      )}
    </StepFrame>
  )
}

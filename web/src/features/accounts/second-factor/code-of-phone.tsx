import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import type { Factor } from '@supabase/auth-js'
import { useState } from 'react'
import { useTexts } from '../../../lib/locale.tsx'
import { retryAfter } from '../../../lib/session/auth-refusals.ts'
import { loadAuth } from '../../../lib/session.tsx'
import { useCountdown } from '../by-mail/use-countdown.ts'
import { EVERY_SECONDS } from '../one-a-minute.ts'
import { type PhoneChannel, useWhatsApp } from '../sign-in/sign-in-settings.ts'
import { SixDigitsField, useTypedCode } from '../six-digits-field.tsx'
import { ChallengeForm } from './challenge-form.tsx'
import { keepChallenge, keptChallenge } from './kept-challenge.ts'
import { type SecondFactorProblem, secondFactorProblem } from './second-factor-problem.ts'
import { secondFactorTexts } from './second-factor-texts.ts'
import { useLookAgain, useProvingIt } from './use-second-factor.ts'

/** She asks for the SMS by a button: each costs, and she may have come here to use something else. */
export function CodeOfPhone({ factor }: { factor: Factor }) {
  const texts = useTexts(secondFactorTexts)
  const proving = useProvingIt()
  const lookAgain = useLookAgain()
  const [kept] = useState(() => keptChallenge(factor.id))
  const { left, start } = useCountdown(kept?.left)
  const [challengeId, setChallengeId] = useState(kept?.challengeId ?? null)
  const [sending, setSending] = useState<PhoneChannel | null>(null)
  const [sentBy, setSentBy] = useState<PhoneChannel>(kept?.channel ?? 'sms')
  const hasWhatsApp = useWhatsApp()
  const [problem, setProblem] = useState<SecondFactorProblem | null>(null)
  const [code, setCode] = useTypedCode(proving.problem)
  const [isShort, setShort] = useState(false)
  const digits = 'phone' in factor && typeof factor.phone === 'string' ? factor.phone.slice(-2) : '··'

  async function send(channel: PhoneChannel) {
    // Of two at once the second would be refused, and hide that the first is on its way.
    if (sending) return
    setSending(channel)
    const asked = loadAuth().then((auth) => auth.mfa.challenge({ factorId: factor.id, channel }))
    const { data, error } = await asked.catch((lost: unknown) => ({ data: null, error: lost }))
    const found = error ? secondFactorProblem(error) : null
    setProblem(found)
    if (error) lookAgain(error)
    if (data) {
      setChallengeId(data.id)
      setSentBy(channel)
      keepChallenge({ factorId: factor.id, challengeId: data.id, channel })
    }
    if (data || found === 'tooMany') start(data ? EVERY_SECONDS : retryAfter.get())
    proving.forget()
    setSending(null)
  }

  function submit(): boolean {
    setShort(code.length < 6)
    if (code.length < 6 || !challengeId) return false
    void proving.prove((auth) => auth.mfa.verify({ factorId: factor.id, challengeId, code }))
    return true
  }

  const sendButton = (channel: PhoneChannel, label: string) => (
    <Button
      width="full"
      tone={challengeId || channel !== 'sms' ? 'quiet' : 'primary'}
      disabled={left > 0}
      pending={sending === channel}
      pendingLabel={texts.sending}
      onClick={() => void send(channel)}
    >
      {label}
    </Button>
  )
  return (
    <div className="grid gap-4">
      {problem && (
        <Banner tone="danger">{problem === 'tooMany' ? texts.tooMany(retryAfter.get()) : texts[problem]}</Banner>
      )}
      {challengeId ? (
        <ChallengeForm
          title={texts.phone}
          hint={texts.phoneHint(digits)}
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
      ) : (
        <div>
          <h2 className="text-lg font-semibold">{texts.phone}</h2>
          <p className="text-muted">{texts.phoneHint(digits)}</p>
        </div>
      )}
      {sendButton('sms', left > 0 ? texts.sendAgainIn(left) : texts.sendSms)}
      {hasWhatsApp && left === 0 && sendButton('whatsapp', texts.sendWhatsApp)}
      <p role="status" className="text-sm text-muted">
        {challengeId && left > 0 && !problem ? (sentBy === 'whatsapp' ? texts.sentWhatsApp : texts.sent) : ''}
      </p>
    </div>
  )
}

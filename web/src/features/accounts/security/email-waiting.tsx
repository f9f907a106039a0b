import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { RadioGroup } from '@heraia/ui/radio-group'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { client } from '../../../lib/api.ts'
import { errorText, errorTexts } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { useCountdown } from '../by-mail/use-countdown.ts'
import { useCaptcha } from '../captcha/use-captcha.tsx'
import { CodeForm } from './code-form.tsx'
import { emailTexts } from './email-texts.ts'
import { ProblemBanner } from './problem-banner.tsx'
import { useRenewAccount } from './use-auth-user.ts'
import { useSecurityAct } from './use-security-act.ts'

/** The server mails one address at most once a minute. */
const EVERY_SECONDS = 60

/** A change that is not confirmed at both ends yet: digits here, the mails once more, or none of it. */
interface EmailWaitingProps {
  current: string
  wanted: string
  /** Asked for just now: the form that she sent is gone. */
  isNew: boolean
}

export function EmailWaiting({ current, wanted, isNew }: EmailWaitingProps) {
  const texts = useTexts(emailTexts)
  const errors = useTexts(errorTexts)
  const act = useSecurityAct()
  const renew = useRenewAccount()
  const { left, start } = useCountdown()
  const captcha = useCaptcha()
  const [cameTo, setCameTo] = useState(wanted)
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isNew) section.current?.querySelector<HTMLInputElement>('[name=code]')?.focus()
  }, [isNew])
  const drop = useMutation({
    mutationFn: () => client.accounts.cancelEmailChange(),
    onSuccess: () => showToast({ message: texts.dropped, tone: 'success' }),
    onError: (error) => showToast({ message: errorText(errors, error), tone: 'danger' }),
    onSettled: renew,
  })

  async function confirm(code: string): Promise<boolean> {
    const answered = await act.run('code', (auth) => auth.confirm({ type: 'email_change', email: cameTo, token: code }))
    if (!answered) return false
    const isDone = answered.data.user !== null
    showToast({ message: isDone ? texts.changed : texts.half, tone: 'success' })
    if (!isDone) setCameTo(cameTo === wanted ? current : wanted)
    renew()
    return true
  }

  async function resend() {
    const options = captcha.take()
    if (!options) return
    const email = current || wanted
    const sent = await act.run('resend', (auth) => auth.resend({ type: 'email_change', email, options }))
    if (!sent) return
    start(EVERY_SECONDS)
    showToast({ message: texts.resent, tone: 'success' })
  }

  return (
    <section ref={section} className="grid gap-5 [overflow-wrap:anywhere]">
      <Banner tone="notice" title={texts.waitingTitle(wanted)}>
        {current ? texts.waitingBoth(current) : texts.waitingNew}
      </Banner>
      <ProblemBanner act={act} but={['wrongCode']} />
      <CodeForm
        act={act}
        onCode={confirm}
        more={
          <>
            {captcha.box && <div className="basis-full">{captcha.box}</div>}
            <Button
              disabled={left > 0}
              pending={act.busy === 'resend'}
              pendingLabel={texts.sending}
              onClick={() => void resend()}
            >
              {left > 0 ? texts.resendIn(left) : texts.resend}
            </Button>
            <Button pending={drop.isPending} pendingLabel={texts.drop} onClick={() => drop.mutate()}>
              {texts.drop}
            </Button>
          </>
        }
      >
        {current && (
          <RadioGroup
            label={texts.whichCode}
            options={[wanted, current].map((address) => ({ value: address, label: address }))}
            value={cameTo}
            onValue={setCameTo}
          />
        )}
      </CodeForm>
    </section>
  )
}

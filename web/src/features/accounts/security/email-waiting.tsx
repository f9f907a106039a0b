import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { RadioGroup } from '@heraia/ui/radio-group'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../lib/locale.tsx'
import { isElsewhere } from '../../../lib/session/auth-address.ts'
import { useCaptcha } from '../captcha/use-captcha.tsx'
import { EVERY_SECONDS } from '../one-a-minute.ts'
import { CodeForm } from './code-form.tsx'
import { type ChangeEnd, confirmEmailChange } from './confirm-email-change.ts'
import { emailTexts } from './email-texts.ts'
import { ProblemBanner } from './problem-banner.tsx'
import { useUntilAgain } from './until-again.ts'
import { useEmailChange, useRenewAccount } from './use-auth-user.ts'
import { useDropEmailChange } from './use-drop-email-change.ts'
import { useSecurityAct } from './use-security-act.ts'

const OTHER_END = { new: 'current', current: 'new' } as const

/** A change that is not confirmed at both ends yet: digits here, the mails once more, or none of it. */
interface EmailWaitingProps {
  current: string
  wanted: string
  /** When the mails last went out: within a minute of it the server sends no others, and does not say so. */
  sentAt: string | undefined
  /** Asked for just now: the form that she sent is gone. */
  isNew: boolean
  /** It has the focus: what is asked for in another tab does not take it. */
  onSeen: () => void
}

export function EmailWaiting({ current, wanted, sentAt, isNew, onSeen }: EmailWaitingProps) {
  const texts = useTexts(emailTexts)
  const act = useSecurityAct()
  const renew = useRenewAccount()
  const { left, start } = useUntilAgain(sentAt, isNew)
  const captcha = useCaptcha()
  const { data: change } = useEmailChange()
  const [chosen, setChosen] = useState<ChangeEnd>('new')
  // Where one of them has confirmed, the code of the other one is missing.
  const end = change?.confirmed ? OTHER_END[change.confirmed] : chosen
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isNew) return
    section.current?.querySelector<HTMLInputElement>('[name=code]')?.focus()
    onSeen()
  }, [isNew, onSeen])
  const drop = useDropEmailChange(wanted)

  async function confirm(code: string): Promise<boolean> {
    const answered = await act.run('code', (auth) => confirmEmailChange(auth, { end, current, wanted, code }))
    if (!answered) return false
    const isDone = answered.data === 'done'
    showToast({ message: isDone ? texts.changed : texts.half, tone: 'success' })
    if (!isDone) setChosen(OTHER_END[end])
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

  function wordsOfWaiting(): string {
    if (!current) return texts.waitingNew
    return change?.confirmed ? texts.waitingLast(end === 'new' ? wanted : current) : texts.waitingBoth(current)
  }

  return (
    <section ref={section} className="grid gap-5 [overflow-wrap:anywhere]">
      <Banner tone="notice" title={texts.waitingTitle(wanted)}>
        {wordsOfWaiting()}
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
            {/* At another server it waits until it is confirmed there: none of ours takes it back. */}
            {!isElsewhere() && (
              <Button pending={drop.isPending} pendingLabel={texts.drop} onClick={() => drop.mutate()}>
                {texts.drop}
              </Button>
            )}
          </>
        }
      >
        {current && !change?.confirmed && (
          <RadioGroup
            label={texts.whichCode}
            options={[
              { value: 'new', label: wanted },
              { value: 'current', label: current },
            ]}
            value={chosen}
            onValue={(value) => setChosen(value === 'new' ? value : 'current')}
          />
        )}
      </CodeForm>
    </section>
  )
}

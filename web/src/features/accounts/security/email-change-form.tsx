import { Button } from '@heraia/ui/button'
import { Field } from '@heraia/ui/field'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useState } from 'react'
import { useTexts } from '../../../lib/locale.tsx'
import { checkEmail } from '../account-checks.ts'
import { emailTexts } from './email-texts.ts'
import { ProblemBanner } from './problem-banner.tsx'
import { problemTexts } from './security-texts.ts'
import { useRenewAccount } from './use-auth-user.ts'
import { useSecurityAct } from './use-security-act.ts'

const AT_FIELD = ['emailTaken', 'emailInvalid'] as const

export function EmailChangeForm({ current, onAsked }: { current: string; onAsked: () => void }) {
  const texts = useTexts(emailTexts)
  const problems = useTexts(problemTexts)
  const act = useSecurityAct()
  const renew = useRenewAccount()
  const [email, setEmail] = useState('')
  const [asked, setAsked] = useState(false)
  const wanted = email.trim().toLowerCase()
  const wrong = checkEmail(email)

  function problemHere(): string | undefined {
    if (AT_FIELD.some((problem) => problem === act.problem)) return act.words
    if (!asked) return undefined
    if (wrong) return wrong === 'emailRequired' ? texts.required : problems.emailInvalid
    return wanted === current ? texts.same : undefined
  }

  async function submit(form: HTMLFormElement) {
    setAsked(true)
    if (wrong || wanted === current) return form.querySelector<HTMLInputElement>('[name=email]')?.focus()
    const answered = await act.run('change', (auth) => auth.updateUser({ email: wanted }))
    if (!answered) return form.querySelector<HTMLInputElement>('[name=email]')?.focus()
    if (answered.data.user.email === wanted)
      showToast({ message: current ? texts.changed : texts.added, tone: 'success' })
    else onAsked()
    renew()
  }

  return (
    <form
      noValidate
      className="grid max-w-md gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!act.isBusy) void submit(event.currentTarget)
      }}
    >
      <ProblemBanner act={act} but={AT_FIELD} />
      <Field
        label={texts.wanted}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        hint={current ? texts.bothHint : texts.newHint}
        value={email}
        onValue={(value) => {
          setEmail(value)
          act.clear()
        }}
        error={problemHere()}
        required
      />
      <div>
        <Button type="submit" tone="primary" pending={act.isBusy} pendingLabel={texts.sending}>
          {current ? texts.change : texts.add}
        </Button>
      </div>
    </form>
  )
}

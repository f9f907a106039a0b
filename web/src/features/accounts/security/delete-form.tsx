import type { AccountDeletion, FreshProof } from '@heraia/contract/account-data'
import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { Checkbox } from '@heraia/ui/checkbox'
import { ConfirmDialog } from '@heraia/ui/confirm-dialog'
import { serverNow } from '@heraia/ui/minute-clock.ts'
import { PasswordField } from '@heraia/ui/password-field'
import { useRef, useState } from 'react'
import { afterDialog } from '../../../lib/after-dialog.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { useFormat } from '../../../lib/use-format.ts'
import { SixDigitsField } from '../six-digits-field.tsx'
import { askForDigits } from './ask-for-digits.ts'
import { deleteTexts } from './delete-texts.ts'
import { ProblemBanner } from './problem-banner.tsx'
import { securityTexts } from './security-texts.ts'
import { useLeave } from './use-leave.ts'
import { useSecurityAct } from './use-security-act.ts'

const daysFromNow = (days: number) => new Date(serverNow() + days * 86_400_000)

/** Proof that it is her, that she knows what it means, and one last question. */
export function DeleteForm({ deletion: { proof, graceDays } }: { deletion: AccountDeletion }) {
  const texts = useTexts(deleteTexts)
  const common = useTexts(securityTexts)
  const format = useFormat()
  const form = useRef<HTMLFormElement>(null)
  const act = useSecurityAct()
  const leave = useLeave()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [isSent, setSent] = useState(false)
  const [isSure, setSure] = useState(false)
  const [asked, setAsked] = useState(false)
  /** The day that she is asked about; null: she is not. */
  const [endsOn, setEndsOn] = useState<string | null>(null)
  const wrong = {
    password: proof === 'password' && password === '' ? texts.passwordRequired : undefined,
    code: proof === 'code' && code.length < 6 ? common.codeInvalid : undefined,
    sure: isSure ? undefined : texts.sureRequired,
  }
  const shown = (field: keyof typeof wrong) => (asked ? wrong[field] : undefined)
  const given: FreshProof = proof === 'password' ? { password } : proof === 'code' ? { nonce: code } : {}

  function submit() {
    setAsked(true)
    const first = (['password', 'code', 'sure'] as const).find((field) => wrong[field])
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
    else setEndsOn(format.date(daysFromNow(graceDays)))
  }

  async function confirm() {
    await leave.ask(given)
    setEndsOn(null)
    afterDialog(() => form.current?.querySelector<HTMLInputElement>('[name=password],[name=code]')?.focus())
  }

  return (
    <form
      ref={form}
      noValidate
      className="grid max-w-md gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <ProblemBanner act={act} />
      {leave.problem && leave.problem !== 'password' && leave.problem !== 'code' && (
        <Banner tone="danger">{leave.words}</Banner>
      )}
      {proof === 'password' && (
        <PasswordField
          label={texts.password}
          name="password"
          autoComplete="current-password"
          showLabel={texts.show}
          hideLabel={texts.hide}
          value={password}
          onValue={(value) => {
            setPassword(value)
            leave.clear()
          }}
          error={shown('password') ?? (leave.problem === 'password' ? texts.wrongPassword : undefined)}
          required
        />
      )}
      {proof === 'code' && (
        <>
          <div>
            <Button
              pending={act.busy === 'send'}
              onClick={() =>
                void act.run('send', (auth) => askForDigits(auth, !isSent)).then((sent) => sent && setSent(true))
              }
            >
              {texts.sendCode}
            </Button>
          </div>
          <SixDigitsField
            label={common.code}
            hint={isSent ? texts.codeSent : undefined}
            value={code}
            onValue={(value) => {
              setCode(value)
              leave.clear()
            }}
            error={shown('code') ?? (leave.problem === 'code' ? texts.wrongCode : undefined)}
          />
        </>
      )}
      <Checkbox label={texts.sure} name="sure" checked={isSure} onValue={setSure} error={shown('sure')} />
      <div>
        <Button type="submit" tone="danger">
          {texts.delete}
        </Button>
      </div>
      <ConfirmDialog
        open={endsOn !== null}
        onOpenChange={() => setEndsOn(null)}
        title={texts.ask}
        confirmLabel={texts.delete}
        cancelLabel={common.cancel}
        onConfirm={() => void confirm()}
        pending={leave.isBusy}
        pendingLabel={texts.deleting}
      >
        {texts.askHint(endsOn ?? '')}
      </ConfirmDialog>
    </form>
  )
}

import { Button } from '@heraia/ui/button'
import { PasswordField } from '@heraia/ui/password-field'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../../lib/api.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { checkNewPassword } from '../account-checks.ts'
import { SixDigitsField } from '../six-digits-field.tsx'
import { useNewPassword } from '../use-new-password.ts'
import { useSiteInfo } from '../use-site-info.ts'
import { strengthOf } from './password-strength.ts'
import { passwordTexts } from './password-texts.ts'
import { ProblemBanner } from './problem-banner.tsx'
import { securityTexts } from './security-texts.ts'
import { useRenewAccount } from './use-auth-user.ts'
import { useSecurityAct } from './use-security-act.ts'

const AT_FIELD = ['wrongPassword', 'wrongCode', 'samePassword', 'weakPassword'] as const
const EMPTY = { current: '', code: '', wanted: '', again: '' }

/** Asks for the password of today, or for six digits by mail where she does not know it. */
export function PasswordForm({ hasOne, email, phone }: { hasOne: boolean; email: string; phone: string }) {
  const texts = useTexts(passwordTexts)
  const common = useTexts(securityTexts)
  const { passwordMin } = useSiteInfo()
  const act = useSecurityAct()
  const renew = useRenewAccount()
  const save = useNewPassword()
  const queries = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(EMPTY)
  const [byCode, setByCode] = useState(false)
  const [asked, setAsked] = useState(false)
  const { current, code, wanted, again } = typed
  const type = (field: keyof typeof EMPTY) => (value: string) => {
    setTyped({ ...typed, [field]: value })
    act.clear()
  }
  const wrong = {
    current: hasOne && !byCode && current === '' ? texts.currentRequired : undefined,
    code: byCode && code.length < 6 ? common.codeInvalid : undefined,
    wanted: wordsFor(checkNewPassword(wanted, passwordMin)),
    again: wanted === again ? undefined : texts.differ,
  }
  function wordsFor(problem: ReturnType<typeof checkNewPassword>): string | undefined {
    if (problem === undefined) return undefined
    if (problem === 'passwordLong') return texts.long
    return problem === 'passwordShort' ? texts.short(passwordMin) : texts.required
  }
  const refused = (...problems: (string | null)[]) => (problems.includes(act.problem) ? act.words : undefined)
  const focus = (name: string) => form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus()
  // In the place of what she pressed.
  useEffect(() => {
    if (byCode) form.current?.querySelector<HTMLInputElement>('[name=code]')?.focus()
  }, [byCode])

  async function submit() {
    setAsked(true)
    const first = (['current', 'code', 'wanted', 'again'] as const).find((field) => wrong[field] !== undefined)
    if (first) return focus(first)
    const proof = byCode ? { nonce: code } : hasOne ? { current_password: current } : {}
    const done = await act.run('save', (auth) => save(auth, wanted, proof))
    if (!done) return
    setTyped(EMPTY)
    setByCode(false)
    setAsked(false)
    showToast({ message: texts.changed, tone: 'success' })
    renew()
    await queries.invalidateQueries({ queryKey: api.accounts.key() })
  }

  async function sendCode() {
    if (!(await act.run('send', async (auth) => auth.reauthenticate()))) return
    setByCode(true)
    showToast({ message: texts.codeSent(email || `+${phone}`), tone: 'success' })
  }

  const shared = { showLabel: texts.show, hideLabel: texts.hide, required: true }
  return (
    <form
      ref={form}
      noValidate
      className="grid max-w-md gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!act.isBusy) void submit()
      }}
    >
      <ProblemBanner act={act} but={AT_FIELD} />
      {hasOne && !byCode && (
        <div className="grid justify-items-start gap-1">
          <PasswordField
            className="w-full"
            label={texts.current}
            name="current"
            autoComplete="current-password"
            value={current}
            onValue={type('current')}
            error={(asked ? wrong.current : undefined) ?? refused('wrongPassword')}
            {...shared}
          />
          {(email || phone) && (
            <Button tone="plain" size="small" pending={act.busy === 'send'} onClick={() => void sendCode()}>
              {texts.forgotten}
            </Button>
          )}
        </div>
      )}
      {byCode && (
        <SixDigitsField
          label={texts.code}
          hint={texts.codeSent(email || `+${phone}`)}
          value={code}
          onValue={type('code')}
          error={(asked ? wrong.code : undefined) ?? refused('wrongCode')}
        />
      )}
      <PasswordField
        label={texts.wanted}
        name="wanted"
        autoComplete="new-password"
        hint={wanted ? `${texts.strength}: ${texts[strengthOf(wanted)]}` : texts.shortest(passwordMin)}
        value={wanted}
        onValue={type('wanted')}
        error={(asked ? wrong.wanted : undefined) ?? refused('samePassword', 'weakPassword')}
        {...shared}
      />
      <PasswordField
        label={texts.again}
        name="again"
        autoComplete="new-password"
        value={again}
        onValue={type('again')}
        error={asked ? wrong.again : undefined}
        {...shared}
      />
      <p className="text-sm text-muted">{texts.othersEnd}</p>
      <div>
        <Button type="submit" tone="primary" pending={act.busy === 'save'} pendingLabel={common.saving}>
          {hasOne ? texts.change : texts.set}
        </Button>
      </div>
    </form>
  )
}

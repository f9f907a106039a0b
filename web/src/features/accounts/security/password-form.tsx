import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { PasswordField } from '@heraia/ui/password-field'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../../lib/locale.tsx'
import { SixDigitsField } from '../six-digits-field.tsx'
import { useSiteInfo } from '../use-site-info.ts'
import { strengthOf } from './password-strength.ts'
import { passwordTexts } from './password-texts.ts'
import { ProblemBanner } from './problem-banner.tsx'
import { securityTexts } from './security-texts.ts'
import { SendAgainButton } from './send-again-button.tsx'
import { usePasswordChange } from './use-password-change.ts'

interface PasswordHolder {
  /** Who came in another way has none yet. */
  hasOne: boolean
  email: string
  phone: string
}

const AT_FIELD = ['wrongCode', 'samePassword', 'weakPassword'] as const
const AT_CURRENT = [...AT_FIELD, 'wrongPassword', 'passwordNeeded'] as const

/** Asks for the password of today, or for six digits by mail or SMS where she does not know it. */
export function PasswordForm({ hasOne, email, phone }: PasswordHolder) {
  const texts = useTexts(passwordTexts)
  const common = useTexts(securityTexts)
  const { passwordMin } = useSiteInfo()
  const change = usePasswordChange(hasOne)
  const { typed, type, wrong, byCode, act, submit, sendCode } = change
  const form = useRef<HTMLFormElement>(null)
  // Of a field that is not there nothing can be said at it.
  const isCurrentAsked = hasOne && !byCode
  const canGetCode = email !== '' || phone !== ''
  const signsInAgain = act.problem === 'codeNeeded' && !canGetCode
  const refused = (...problems: (string | null)[]) => (problems.includes(act.problem) ? act.words : undefined)

  // In the place of what she pressed.
  useEffect(() => {
    if (byCode) form.current?.querySelector<HTMLInputElement>('[name=code]')?.focus()
  }, [byCode])

  async function send() {
    const first = await submit()
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
  }

  const shared = { showLabel: texts.show, hideLabel: texts.hide, required: true }
  return (
    <form
      ref={form}
      noValidate
      className="grid max-w-md gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!act.isBusy) void send()
      }}
    >
      {signsInAgain ? (
        <Banner tone="danger">{texts.signInAgain}</Banner>
      ) : (
        <ProblemBanner act={act} but={isCurrentAsked ? AT_CURRENT : AT_FIELD} />
      )}
      {isCurrentAsked && (
        <div className="grid justify-items-start gap-1">
          <PasswordField
            className="w-full"
            label={texts.current}
            name="current"
            autoComplete="current-password"
            value={typed.current}
            onValue={type('current')}
            error={wrong.current ?? refused('wrongPassword', 'passwordNeeded')}
            {...shared}
          />
          {canGetCode && (
            <Button tone="plain" size="small" pending={act.busy === 'send'} onClick={() => void sendCode()}>
              {change.isCodeNeeded ? texts.sendCode : texts.forgotten}
            </Button>
          )}
        </div>
      )}
      {!hasOne && change.isCodeNeeded && canGetCode && !byCode && (
        <div>
          <Button pending={act.busy === 'send'} pendingLabel={common.sending} onClick={() => void sendCode()}>
            {texts.sendCode}
          </Button>
        </div>
      )}
      {byCode && (
        <div className="grid gap-3">
          <SixDigitsField
            label={texts.code}
            hint={texts.codeSent(email || `+${phone}`)}
            value={typed.code}
            onValue={type('code')}
            error={wrong.code ?? refused('wrongCode')}
          />
          <div className="flex flex-wrap gap-3">
            <SendAgainButton left={change.left} pending={act.busy === 'send'} onSend={sendCode} />
            {hasOne && (
              <Button tone="plain" onClick={change.forgetCode}>
                {texts.known}
              </Button>
            )}
          </div>
        </div>
      )}
      <PasswordField
        label={texts.wanted}
        name="wanted"
        autoComplete="new-password"
        hint={typed.wanted ? `${texts.strength}: ${texts[strengthOf(typed.wanted)]}` : texts.shortest(passwordMin)}
        value={typed.wanted}
        onValue={type('wanted')}
        error={wrong.wanted ?? refused('samePassword', 'weakPassword')}
        {...shared}
      />
      <PasswordField
        label={texts.again}
        name="again"
        autoComplete="new-password"
        value={typed.again}
        onValue={type('again')}
        error={wrong.again}
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

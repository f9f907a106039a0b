import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { Link } from '@heraia/ui/link'
import { PasswordField } from '@heraia/ui/password-field'
import { useEffect, useRef, useState } from 'react'
import * as addresses from '../../../addresses.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { useSession } from '../../../lib/session.tsx'
import { checkNewPassword } from '../account-checks.ts'
import { useOnward } from '../sign-in/use-onward.ts'
import { useNewPassword } from '../use-new-password.ts'
import { useSiteInfo } from '../use-site-info.ts'
import { useWeakness } from '../use-weakness.ts'
import type { ByMailProblem } from './by-mail-problem.ts'
import { byMailTexts } from './by-mail-texts.ts'
import { problemWhenAsking } from './problem-when-asking.ts'

const REDIRECT_MS = 1500

interface NewPasswordFormProps {
  next: string
  /** An invited person has none yet. */
  isFirst?: boolean
  /** She proved just now that the mail is hers, and what she pressed for it is gone. A page that is loaded again begins at its top. */
  takesFocus: boolean
}

export function NewPasswordForm({ next, isFirst = false, takesFocus }: NewPasswordFormProps) {
  const texts = useTexts(byMailTexts)
  const { supabaseUser } = useSession()
  const { passwordMin } = useSiteInfo()
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const [asked, setAsked] = useState(false)
  const [state, setState] = useState<'idle' | 'sending' | 'done' | ByMailProblem>('idle')
  const form = useRef<HTMLFormElement>(null)
  const save = useNewPassword()
  const weakness = useWeakness()
  useOnward(next, { afterMs: REDIRECT_MS, isWanted: state === 'done' })
  const isBusy = state === 'sending' || state === 'done'
  const wrong = checkNewPassword(password, passwordMin)
  const differ = password !== again

  const [focuses] = useState(takesFocus)
  useEffect(() => {
    if (focuses) form.current?.querySelector<HTMLInputElement>('[name=password]')?.focus()
  }, [focuses])

  async function submit() {
    setAsked(true)
    if (wrong || differ) {
      return form.current?.querySelector<HTMLInputElement>(wrong ? '[name=password]' : '[name=again]')?.focus()
    }
    setState('sending')
    setState((await problemWhenAsking((auth) => weakness.noting(save(auth, password)))) ?? 'done')
  }

  const wrongText =
    wrong === 'passwordShort'
      ? texts.passwordShort(passwordMin)
      : wrong === 'passwordLong'
        ? texts.passwordLong
        : texts.passwordRequired
  const shared = { showLabel: texts.showPassword, hideLabel: texts.hidePassword, readOnly: isBusy, required: true }
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void submit()
      }}
      className="grid gap-5"
    >
      {state === 'done' && <Banner tone="success">{isFirst ? texts.savedFirst : texts.saved}</Banner>}
      {state !== 'idle' && !isBusy && (
        <Banner tone="danger">
          <p>{weakness.words ?? texts[state]}</p>
          {state === 'ended' && (
            <Link href={addresses.forgotPassword(next)} className="link inline-flex min-h-11 items-center">
              {texts.forgotTitle}
            </Link>
          )}
          {state === 'organisation' && (
            <Link href={next} className="link inline-flex min-h-11 items-center">
              {texts.goOn}
            </Link>
          )}
        </Banner>
      )}
      {supabaseUser?.email && (
        <p className="[overflow-wrap:anywhere] text-muted">{texts.signedInAs(supabaseUser.email)}</p>
      )}
      <PasswordField
        label={texts.password}
        name="password"
        autoComplete="new-password"
        hint={texts.passwordHint(passwordMin)}
        value={password}
        onValue={setPassword}
        error={asked && wrong ? wrongText : undefined}
        {...shared}
      />
      <PasswordField
        label={texts.confirmPassword}
        name="again"
        autoComplete="new-password"
        value={again}
        onValue={setAgain}
        error={asked && differ ? texts.passwordsDiffer : undefined}
        {...shared}
      />
      {!isFirst && <p className="text-sm text-muted">{texts.othersEnd}</p>}
      <Button type="submit" tone="primary" size="large" width="full" pending={isBusy} pendingLabel={texts.saving}>
        {texts.savePassword}
      </Button>
    </form>
  )
}

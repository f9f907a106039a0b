import { Field } from '@heraia/ui/field'
import { PasswordField } from '@heraia/ui/password-field'
import { useLocale, useTexts } from '../../lib/locale.tsx'
import type { RegistrationFields, RegistrationWrong, Wrong } from './account-checks.ts'
import { registrationTexts } from './registration-texts.ts'
import { RoleAndSport } from './role-and-sport.tsx'
import { TermsCheckbox } from './terms-checkbox.tsx'
import { weaknessWords } from './weakness-words.ts'

interface NewAccountFieldsProps {
  fields: RegistrationFields
  change: (changed: Partial<RegistrationFields>) => void
  wrong: RegistrationWrong
  passwordMin: number
  /** Why the auth server did not take her password, if so. */
  weakness: string[] | null
  isBusy: boolean
}

/** What an account and its profile begin with; each field says what is wrong with it. */
export function NewAccountFields({ fields, change, wrong, passwordMin, weakness, isBusy }: NewAccountFieldsProps) {
  const texts = useTexts(registrationTexts)
  const { language } = useLocale()
  function errorOf(code: Wrong | undefined) {
    if (code !== 'passwordShort') return code && texts[code]
    return weakness ? weaknessWords(language, weakness, passwordMin) : texts.passwordShort(passwordMin)
  }

  return (
    <>
      <Field
        label={texts.name}
        name="name"
        autoComplete="name"
        value={fields.name}
        onValue={(name) => change({ name })}
        error={errorOf(wrong.name)}
        disabled={isBusy}
        required
      />
      <Field
        label={texts.email}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        value={fields.email}
        onValue={(email) => change({ email })}
        error={errorOf(wrong.email)}
        disabled={isBusy}
        required
      />
      <PasswordField
        label={texts.password}
        name="password"
        hint={texts.passwordHint(passwordMin)}
        showLabel={texts.showPassword}
        hideLabel={texts.hidePassword}
        autoComplete="new-password"
        value={fields.password}
        onValue={(password) => change({ password })}
        error={errorOf(wrong.password)}
        disabled={isBusy}
        required
      />
      <PasswordField
        label={texts.confirmPassword}
        name="confirmPassword"
        showLabel={texts.showPassword}
        hideLabel={texts.hidePassword}
        autoComplete="new-password"
        value={fields.confirmPassword}
        onValue={(confirmPassword) => change({ confirmPassword })}
        error={errorOf(wrong.confirmPassword)}
        disabled={isBusy}
        required
      />
      <RoleAndSport
        role={fields.role}
        sport={fields.sport}
        onRole={(role) => change({ role })}
        onSport={(sport) => change({ sport })}
        sportError={errorOf(wrong.sport)}
        disabled={isBusy}
      />
      <TermsCheckbox
        checked={fields.terms}
        onValue={(terms) => change({ terms })}
        error={errorOf(wrong.terms)}
        disabled={isBusy}
      />
    </>
  )
}

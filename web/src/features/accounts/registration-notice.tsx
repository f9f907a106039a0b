import { Banner } from '@heraia/ui/banner'
import { Link } from '@heraia/ui/link'
import * as addresses from '../../addresses.ts'
import { useLocale, useTexts } from '../../lib/locale.tsx'
import { registrationTexts } from './registration-texts.ts'
import type { RegistrationState } from './use-registration.ts'
import { weaknessWords } from './weakness-words.ts'

interface RegistrationNoticeProps {
  state: RegistrationState
  passwordMin: number
  /** Where she wanted to go. */
  next: string
}

/** Green when the account is there, red when it is not. */
export function RegistrationNotice({ state, passwordMin, next }: RegistrationNoticeProps) {
  const texts = useTexts(registrationTexts)
  const { language } = useLocale()
  switch (state.kind) {
    case 'idle':
    case 'sending':
      return null
    case 'done':
      return <Banner tone="success">{texts.success}</Banner>
    case 'unconfirmed':
      return <Banner tone="success">{texts.unconfirmed}</Banner>
    case 'sign-in-failed':
      return <Banner tone="success">{texts.signInFailed}</Banner>
    case 'fields':
      return <Banner tone="danger">{texts.fixFields}</Banner>
    case 'failed':
      return (
        <Banner tone="danger">
          <p>
            {state.weakness
              ? weaknessWords(language, state.weakness, passwordMin)
              : problemText(texts, state, passwordMin)}
          </p>
          {state.problem === 'alreadyRegistered' && (
            <Link href={addresses.login(next)} className="link">
              {texts.login}
            </Link>
          )}
        </Banner>
      )
  }
}

function problemText(
  texts: (typeof registrationTexts)['en'],
  state: Extract<RegistrationState, { kind: 'failed' }>,
  passwordMin: number,
): string {
  if (state.problem === 'passwordShort') return texts.passwordShort(passwordMin)
  if (state.problem === 'profileFailed') return texts.profileFailed(state.message)
  if (state.problem === 'other') return state.message || texts.other
  return texts[state.problem]
}

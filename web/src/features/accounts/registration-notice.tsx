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
  /** Whoever is refused has an invitation that counts no longer. */
  isByInvitation?: boolean
}

/** Green when the account is there, red when it is not. */
export function RegistrationNotice({ state, passwordMin, next, isByInvitation }: RegistrationNoticeProps) {
  const texts = useTexts(registrationTexts)
  const success = { done: texts.success, unconfirmed: texts.unconfirmed, 'sign-in-failed': texts.signInFailed }
  const { kind } = state
  return (
    <>
      {/* There before its words: what comes together with them is not read aloud everywhere, but for an alert. */}
      <div aria-live="polite" className="empty:sr-only">
        {kind in success && <Banner tone="success">{success[kind as keyof typeof success]}</Banner>}
      </div>
      {kind === 'fields' && <Banner tone="danger">{texts.fixFields}</Banner>}
      {kind === 'failed' && <Failed {...{ state, passwordMin, next, isByInvitation }} />}
    </>
  )
}

type Failure = Extract<RegistrationState, { kind: 'failed' }>

function Failed({ state, passwordMin, next, isByInvitation }: RegistrationNoticeProps & { state: Failure }) {
  const texts = useTexts(registrationTexts)
  const isOver = isByInvitation && state.problem === 'closed'
  const { language } = useLocale()
  return (
    <Banner tone="danger">
      <p>
        {state.weakness
          ? weaknessWords(language, state.weakness, passwordMin)
          : isOver
            ? texts.invitationOver
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

function problemText(texts: (typeof registrationTexts)['en'], state: Failure, passwordMin: number): string {
  if (state.problem === 'passwordShort') return texts.passwordShort(passwordMin)
  if (state.problem === 'profileFailed') return texts.profileFailed(state.message)
  if (state.problem === 'other') return state.message || texts.other
  return texts[state.problem]
}

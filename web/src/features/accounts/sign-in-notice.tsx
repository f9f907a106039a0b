import { Banner } from '@heraia/ui/banner'
import { Link } from '@heraia/ui/link'
import * as addresses from '../../addresses.ts'
import { useTexts } from '../../lib/locale.tsx'
import type { SignInProblem } from './auth-failures.ts'
import { signInTexts } from './sign-in-texts.ts'

interface SignInNoticeProps {
  problem: SignInProblem
  /** What the server says of it, where no text of ours does. */
  message: string
  email: string
  /** Her address or password was not right before, too. */
  isAgain: boolean
  isDemo: boolean
  /** Where she wanted to go. */
  next: string
}

/** What went wrong, and the way on where there is one. */
export function SignInNotice({ problem, message, email, isAgain, isDemo, next }: SignInNoticeProps) {
  const texts = useTexts(signInTexts)
  if (problem === 'invalidCredentials') {
    const looksLikeDemo = isDemo && /demo|test|example/i.test(email)
    const toRegister = (
      <Link href={addresses.register(next)} className="link">
        {texts.needRegister}
      </Link>
    )
    // The page's own text first; who is wrong again reads that of the sign-in itself.
    if (isAgain || looksLikeDemo) {
      return (
        <Banner tone="danger">
          <p>
            {texts.notRight} {looksLikeDemo ? texts.demoHint : toRegister}
          </p>
        </Banner>
      )
    }
    return (
      <Banner tone="danger">
        <p>{texts.invalidCredentials}</p>
        {toRegister}
      </Banner>
    )
  }
  if (problem === 'notConfirmed') return <ConfirmFirst tone="danger" {...{ email, next }} />
  return <Banner tone="danger">{(problem === 'other' && message) || texts[problem]}</Banner>
}

interface ConfirmFirstProps {
  tone: 'danger' | 'notice'
  email: string
  next: string
}

/** Her address waits to be confirmed: where another mail is sent from. */
export function ConfirmFirst({ tone, email, next }: ConfirmFirstProps) {
  const texts = useTexts(signInTexts)
  return (
    <Banner tone={tone}>
      <p>{texts.notConfirmed}</p>
      <Link href={addresses.verifyEmail(email.trim().toLowerCase(), next)} className="link">
        {texts.resend}
      </Link>
    </Banner>
  )
}

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
  isDemo: boolean
}

/** What went wrong, and the way on where there is one. */
export function SignInNotice({ problem, message, email, isDemo }: SignInNoticeProps) {
  const texts = useTexts(signInTexts)
  const looksLikeDemo = isDemo && /demo|test|example/i.test(email)
  return (
    <Banner tone="danger">
      <p>{(problem === 'other' && message) || texts[problem]}</p>
      {problem === 'invalidCredentials' && looksLikeDemo && <p>{texts.demoHint}</p>}
      {problem === 'invalidCredentials' && !looksLikeDemo && (
        <Link href={addresses.register()} className="link">
          {texts.needRegister}
        </Link>
      )}
      {problem === 'notConfirmed' && (
        <Link href={addresses.verifyEmail(email.trim().toLowerCase())} className="link">
          {texts.resend}
        </Link>
      )}
    </Banner>
  )
}

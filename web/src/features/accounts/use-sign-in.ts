import { useRef, useState } from 'react'
import { useLocale, useTexts } from '../../lib/locale.tsx'
import { fetchAuthAhead } from '../../lib/session/fetch-auth-ahead.ts'
import { useSession } from '../../lib/session.tsx'
import { checkEmail, checkPassword } from './account-checks.ts'
import { readFailure, type SignInProblem, signInProblem } from './auth-failures.ts'
import { useCaptcha } from './captcha/use-captcha.tsx'
import { demoAddress, demoPairOf } from './demo/demo-pairs.ts'
import { useOnward } from './sign-in/use-onward.ts'
import { signInTexts } from './sign-in-texts.ts'
import { useSiteInfo } from './use-site-info.ts'

/** How long the success notice stands before she is taken on (platform specification, section 9). */
const REDIRECT_MS = 500
/** As short as a password may ever have been; a longer minimum of today must not lock out who chose hers before. */
const SHORTEST = 6

interface SignInWrong {
  email?: ReturnType<typeof checkEmail>
  password?: ReturnType<typeof checkPassword>
}

interface Failed {
  problem: SignInProblem
  isAgain: boolean
  message: string
}

/** The sign-in form's fields, what is wrong with them, and where sending stands. `email`: what is known of her already. */
export function useSignIn(next: string, email = '') {
  const texts = useTexts(signInTexts)
  const { language } = useLocale()
  const session = useSession()
  const { demo, hasDemoBeside, passwordMin } = useSiteInfo()
  const captcha = useCaptcha()
  const [fields, setFields] = useState({ email, password: '', remember: true })
  const [wrong, setWrong] = useState<SignInWrong>({})
  const [state, setState] = useState<'idle' | 'sending' | Failed>('idle')
  const failedBefore = useRef<SignInProblem | null>(null)
  const shortest = Math.min(passwordMin, SHORTEST)
  // Who comes from her registration reads how it went, though she became a guest in another tab.
  const isIn = useOnward(next, { afterMs: REDIRECT_MS, guestStays: email !== '' })

  function change(changed: Partial<typeof fields>) {
    fetchAuthAhead()
    setFields({ ...fields, ...changed })
    setWrong(Object.fromEntries(Object.entries(wrong).filter(([name]) => !(name in changed))))
  }

  /** Answers the name of the first wrong field, for the focus. */
  async function submit() {
    const found = { email: checkEmail(fields.email), password: checkPassword(fields.password, shortest) }
    setWrong(found)
    const first = found.email ? 'email' : found.password && 'password'
    if (first) return first
    const solved = captcha.take()
    if (!solved) return
    const pair = demo?.people === 'here' || !hasDemoBeside ? undefined : demoPairOf(fields)
    if (pair) return location.assign(demoAddress(pair))
    await send(solved)
  }

  async function send(solved: { captchaToken?: string }) {
    setState('sending')
    try {
      const { weakness } = await session.login({ ...fields, ...solved })
      if (weakness) (await import('./tell-weakness.ts')).tellWeakness(language, weakness, passwordMin)
      setState('idle')
    } catch (error) {
      const problem = signInProblem(error)
      const isAgain = problem === 'invalidCredentials' && failedBefore.current === problem
      failedBefore.current = problem
      setState({ problem, isAgain, message: readFailure(error).message })
    }
  }

  const told = {
    email: wrong.email && texts[wrong.email],
    password:
      wrong.password === 'passwordShort' ? texts.passwordShort(shortest) : wrong.password && texts[wrong.password],
  }
  const hasEnded = session.status === 'anonymous' ? session.hasEnded : undefined
  const shown = isIn ? 'done' : state === 'idle' ? (hasEnded ?? state) : state
  return { fields, change, wrong: told, state: shown, submit, captcha }
}

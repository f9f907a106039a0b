import { useState } from 'react'
import { useLocale, useTexts } from '../../../lib/locale.tsx'
import { fetchAuthAhead } from '../../../lib/session/fetch-auth-ahead.ts'
import { useSession } from '../../../lib/session.tsx'
import { checkPassword, tidyPhone } from '../account-checks.ts'
import { readFailure } from '../auth-failures.ts'
import type { Captcha } from '../captcha/use-captcha.tsx'
import { tellWeakness } from '../tell-weakness.ts'
import { useSiteInfo } from '../use-site-info.ts'
import { codeTexts } from './code-texts.ts'
import { phoneTexts } from './phone-texts.ts'
import { type WaysProblem, waysProblem } from './ways-problem.ts'

/** `wrong`: the two do not fit; `unconfirmed`: they do, and her phone has not typed its first code. */
type PhoneProblem = WaysProblem | 'wrong' | 'unconfirmed'

/** The fields of the sign-in by phone and password, what is wrong with them, and where sending stands. */
export function usePhoneSignIn(remember: boolean, captcha: Captcha) {
  const texts = useTexts(phoneTexts)
  const codes = useTexts(codeTexts)
  const { language } = useLocale()
  const { login } = useSession()
  const { passwordMin } = useSiteInfo()
  const [fields, setFields] = useState({ phone: '', password: '' })
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<PhoneProblem | null>(null)
  const phone = tidyPhone(fields.phone)
  // Whose password is shorter than a new one may be is let in, as by email.
  const wrong = {
    phone: phone ? undefined : codes.phoneInvalid,
    password: checkPassword(fields.password, 1) && texts.required,
  }

  function change(changed: Partial<typeof fields>) {
    fetchAuthAhead()
    setFields({ ...fields, ...changed })
    setAsked(false)
  }

  /** Answers the name of the first wrong field, for the focus. */
  async function submit(): Promise<keyof typeof fields | undefined> {
    setAsked(true)
    if (!phone || wrong.password) return phone ? 'password' : 'phone'
    const solved = captcha.take()
    if (!solved) return undefined
    setBusy(true)
    setProblem(null)
    try {
      const { weakness } = await login({ phone, password: fields.password, remember, ...solved })
      if (weakness) tellWeakness(language, weakness, passwordMin)
    } catch (error) {
      setProblem(phoneProblem(error))
    }
    setBusy(false)
    return undefined
  }

  const told: Partial<typeof wrong> = isAsked ? wrong : {}
  return { fields, phone, change, wrong: told, isBusy, problem, submit }
}

function phoneProblem(error: unknown): PhoneProblem {
  const { code } = readFailure(error)
  if (code === 'invalid_credentials') return 'wrong'
  return code === 'phone_not_confirmed' ? 'unconfirmed' : waysProblem(error)
}

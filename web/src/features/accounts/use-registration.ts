import type { ChosenRole } from '@heraia/contract/roles'
import { uuid7 } from '@heraia/contract/uuid7'
import { useEffect, useMemo, useRef, useState } from 'react'
import * as addresses from '../../addresses.ts'
import { useLocale } from '../../lib/locale.tsx'
import { fetchAuthAhead } from '../../lib/session/fetch-auth-ahead.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { checkRegistration, type RegistrationFields, type RegistrationWrong } from './account-checks.ts'
import type { AfterRegistration } from './after-registration.ts'
import { type RegistrationProblem, readFailure, registrationProblem } from './auth-failures.ts'
import { useCaptcha } from './captcha/use-captcha.tsx'
import { forgetRegistration, keepRegistration, withKept } from './kept-registration.ts'
import { registerAccount } from './register-account.ts'
import { rolesWithSport } from './role-choices.ts'
import { returnAddress } from './sign-in/return-address.ts'
import { useOnward } from './sign-in/use-onward.ts'
import { signUpMail } from './sign-up-mail.ts'
import { useSiteInfo } from './use-site-info.ts'
import { useWayOn } from './use-way-on.ts'
import { weaknessOf } from './weakness-words.ts'
import { wrongBy } from './wrong-by.ts'

/** How long each notice stands before she is taken on (platform specification, section 9). */
const TO_FEED_MS = 800
const TO_LOGIN_MS = 2000

export type RegistrationState =
  | { kind: 'idle' | 'sending' | 'done' | 'unconfirmed' | 'sign-in-failed' | 'fields' }
  | { kind: 'failed'; problem: Exclude<RegistrationProblem, 'unconfirmed'>; message: string; weakness: string[] | null }

const EMPTY: RegistrationFields = {
  name: '',
  email: '',
  password: '',
  confirmPassword: '',
  role: 'athlete',
  sport: '',
  terms: false,
}

/** The registration form's fields, what is wrong with them, and where sending stands. */
export function useRegistration(next: string) {
  const { passwordMin, termsVersion } = useSiteInfo()
  const { chosenLanguage } = useLocale()
  const captcha = useCaptcha()
  const [fields, setFields] = useKeptFields()
  const [wrong, setWrong] = useState<RegistrationWrong>({})
  const [state, setState] = useState<RegistrationState>({ kind: 'idle' })
  // The same for every try with these fields, so that a retry after a lost answer makes no second account.
  const key = useRef(uuid7())
  const isKnown = state.kind === 'unconfirmed' || state.kind === 'sign-in-failed'
  const handedOn = useMemo<AfterRegistration>(
    () => ({ registered: fields.email.trim(), waits: state.kind === 'unconfirmed' }),
    [fields.email, state.kind],
  )
  useWayOn({ to: addresses.login(next), afterMs: TO_LOGIN_MS, isWanted: isKnown, state: handedOn })
  // Whichever way she came in, and in whichever tab: what she would send now makes a second account.
  const isMade = state.kind === 'done' || isLost(state)
  const isIn = useOnward(next, { afterMs: isMade ? TO_FEED_MS : 0, isWanted: !staysHere(state), guestStays: true })

  function change(changed: Partial<RegistrationFields>) {
    if (changed.email !== undefined) key.current = uuid7()
    fetchAuthAhead()
    setFields((now) => ({ ...now, ...changed }))
    setWrong((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in changed))))
  }

  /** Answers the name of the first wrong field, for the focus. */
  async function submit(): Promise<keyof RegistrationFields | null> {
    const found = checkRegistration(fields, passwordMin)
    setWrong(found)
    const first = Object.keys(found)[0] as keyof RegistrationFields | undefined
    if (first) {
      setState({ kind: 'fields' })
      return first
    }
    const solved = captcha.take()
    if (!solved) return null
    setState({ kind: 'sending' })
    await send(solved)
    return null
  }

  async function send(solved: { captchaToken?: string }) {
    try {
      const account = accountOf(fields, termsVersion, chosenLanguage ?? undefined)
      const emailRedirectTo = returnAddress(next)
      const registered = await registerAccount({ ...account, ...solved, emailRedirectTo }, key.current)
      forgetRegistration()
      if (registered === 'unconfirmed') noteMail()
      setState({ kind: registered === 'signed-in' ? 'done' : registered })
    } catch (error) {
      const problem = registrationProblem(error)
      // The account is there (platform specification, section 4).
      if (problem === 'unconfirmed') {
        forgetRegistration()
        noteMail()
        setState({ kind: problem })
        return
      }
      setWrong(wrongBy(problem))
      setState({ kind: 'failed', problem, message: readFailure(error).message, weakness: weaknessOf(error) })
    }
  }

  const noteMail = () => signUpMail.set({ to: fields.email.trim().toLowerCase(), at: Date.now() })

  const shown: RegistrationState = isIn && isMade ? { kind: 'done' } : state
  const isBusy = shown.kind !== 'idle' && shown.kind !== 'failed' && shown.kind !== 'fields'
  return { fields, change, wrong, state: shown, isBusy, submit, passwordMin, captcha }
}

/** As far as they are kept, they are there again after a look at another page. */
function useKeptFields() {
  const [fields, setFields] = useState(EMPTY)
  const [isLookedFor, setLookedFor] = useState(false)
  // The first drawing repeats the server's, which knows of nothing kept.
  if (useHydrated() && !isLookedFor) {
    setLookedFor(true)
    setFields(withKept(fields, EMPTY))
  }
  useEffect(() => {
    if (fields !== EMPTY) keepRegistration(fields)
  }, [fields])
  return [fields, setFields] as const
}

/** An answer that was given up may still come, with her session: then she is in. */
const isLost = (state: RegistrationState) =>
  state.kind === 'failed' && (state.problem === 'network' || state.problem === 'alreadyRegistered')

/** It is on its way; or her session is here already, and she reads why her profile is not. */
const staysHere = (state: RegistrationState) =>
  state.kind === 'sending' || (state.kind === 'failed' && OF_PROFILES.includes(state.problem))

const OF_PROFILES: RegistrationProblem[] = ['profileFailed', 'duplicateProfile', 'configuration']

const accountOf = (fields: RegistrationFields, termsVersion: string, language: 'en' | 'es' | undefined) => ({
  email: fields.email,
  password: fields.password,
  profile: {
    name: fields.name.trim(),
    role: fields.role as ChosenRole,
    sport: rolesWithSport.includes(fields.role) ? fields.sport.trim() : undefined,
    termsVersion,
    language,
  },
})

import { useState } from 'react'
import { useLocale } from '../../../lib/locale.tsx'
import type { OurAuthClient } from '../../../lib/session/auth-client.ts'
import { retryAfter } from '../../../lib/session/auth-refusals.ts'
import { rememberSession } from '../../../lib/session/come-in.ts'
import { SIGN_IN_LIMIT_MS } from '../../../lib/session/limits-of-ways-in.ts'
import { loadAuth, useSession } from '../../../lib/session.tsx'
import { within } from '../../../lib/time-limit.ts'
import { useCountdown } from '../by-mail/use-countdown.ts'
import type { Captcha } from '../captcha/use-captcha.tsx'
import { EVERY_SECONDS } from '../one-a-minute.ts'
import { followTry } from './follow-try.ts'
import { returnAddress } from './return-address.ts'
import type { PhoneChannel } from './sign-in-settings.ts'
import { type WaysProblem, waysProblem } from './ways-problem.ts'

export type SentTo = { email: string } | ToPhone

export interface ToPhone {
  phone: string
  channel: PhoneChannel
}

interface Said {
  captchaToken?: string
  /** Of an account that is made now. */
  data: { language?: string }
}

/** What makes the server send the code. */
export type SendCode = (auth: OurAuthClient, to: SentTo, said: Said) => Promise<{ error: Error | null }>

interface Asked {
  remember: boolean
  captcha: Captcha
  send: SendCode
}

/** Where the code alone lets her in; `next`: where its mail's link leads. */
export const sendSignInCode =
  (next: string): SendCode =>
  (auth, to, options) => {
    if ('phone' in to) return auth.signInWithOtp({ phone: to.phone, options: { ...options, channel: to.channel } })
    return auth.signInWithOtp({ ...to, options: { ...options, emailRedirectTo: returnAddress(next) } })
  }

/** Asks for the code, again when she wants, and spends it. */
export function useCode({ remember, captcha, send }: Asked) {
  const { prove } = useSession()
  const { chosenLanguage } = useLocale()
  const { left, start } = useCountdown()
  const [sentTo, setSentTo] = useState<SentTo | null>(null)
  const [busy, setBusy] = useState<'sending' | 'entering' | null>(null)
  const [problem, setProblem] = useState<WaysProblem | null>(null)
  const [isResent, setResent] = useState(false)
  const [isOther, setOther] = useState(false)

  async function ask(to: SentTo) {
    const solved = captcha.take()
    if (!solved) return
    setBusy('sending')
    setProblem(null)
    // Of the link too, which opens in this browser.
    rememberSession(remember)
    const said = { ...solved, data: chosenLanguage ? { language: chosenLanguage } : {} }
    try {
      const { error } = await send(await within(SIGN_IN_LIMIT_MS, loadAuth()), to, said)
      const isOnItsWay = followTry('phone' in to ? to.phone : to.email, error)
      if (error && (sentTo !== null || !isOnItsWay)) throw error
      setResent(sentTo !== null)
      setSentTo(to)
      start(error ? retryAfter.get() : EVERY_SECONDS)
    } catch (error) {
      refuse(error)
    }
    setBusy(null)
  }

  async function enter(code: string): Promise<boolean> {
    if (!sentTo) return false
    setBusy('entering')
    setProblem(null)
    try {
      await prove(
        'email' in sentTo
          ? { type: 'email', ...sentTo, token: code }
          : { type: 'sms', phone: sentTo.phone, token: code },
        remember,
      )
      return true
    } catch (error) {
      refuse(error)
      setBusy(null)
      return false
    }
  }

  function refuse(error: unknown) {
    const found = waysProblem(error)
    setProblem(found)
    if (found === 'tooMany') start(retryAfter.get())
  }

  function forget() {
    setOther(true)
    setSentTo(null)
    setProblem(null)
    setResent(false)
  }

  return { sentTo, ask, enter, forget, busy, problem, left, isResent, isOther }
}

export type Code = ReturnType<typeof useCode>

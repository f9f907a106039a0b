import { useState } from 'react'
import * as addresses from '../../../addresses.ts'
import { siteStart } from '../../../lib/demo/is-demo.ts'
import { useLocale } from '../../../lib/locale.tsx'
import { retryAfter } from '../../../lib/session/auth-refusals.ts'
import { rememberSession } from '../../../lib/session/come-in.ts'
import { loadAuth, useSession } from '../../../lib/session.tsx'
import { readFailure } from '../auth-failures.ts'
import { useCountdown } from '../by-mail/use-countdown.ts'
import type { Captcha } from '../captcha/use-captcha.tsx'
import { type WaysProblem, waysProblem } from './ways-problem.ts'

/** One mail or SMS a minute. */
const EVERY_SECONDS = 60

export type SentTo = { email: string } | { phone: string }

interface Asked {
  next: string
  remember: boolean
  captcha: Captcha
}

/** Asks for the code, again when she wants, and spends it. */
export function useCodeByMailOrSms({ next, remember, captcha }: Asked) {
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
    const options = { ...solved, data: chosenLanguage ? { language: chosenLanguage } : {} }
    const emailRedirectTo = `${siteStart()}${addresses.loginReturn(next)}`
    try {
      const auth = await loadAuth()
      const { error } = await auth.signInWithOtp(
        'email' in to ? { ...to, options: { ...options, emailRedirectTo } } : { ...to, options },
      )
      if (error && (sentTo !== null || !isUnderway(error))) throw error
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
        'email' in sentTo ? { type: 'email', ...sentTo, token: code } : { type: 'sms', ...sentTo, token: code },
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

/**
 * One a minute goes to an address, and one has gone: its answer was lost, or she loaded the page again. What she got
 * can be typed.
 */
export function isUnderway(error: Error): boolean {
  const { code, message } = readFailure(error)
  return /^over_(email|sms)_send_rate_limit$/.test(code) && message.includes('only request this after')
}

export type Code = ReturnType<typeof useCodeByMailOrSms>

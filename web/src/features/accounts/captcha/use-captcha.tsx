import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { api } from '../../../lib/api.ts'
import { captchaRefusals } from '../../../lib/session/auth-refusals.ts'
import { useHydrated } from '../../../lib/use-hydrated.ts'
import { latePart } from '../../../pieces/late-part.tsx'
import { useSiteInfo } from '../use-site-info.ts'

const CaptchaBox = latePart(async () => (await import('./captcha-box.tsx')).default)

export interface Captcha {
  /** Where it is solved; null on installations without. */
  box: ReactNode
  /**
   * What a request must bring: `{}` on installations without, null while it is not solved. Each counts once, so the next
   * request takes another.
   */
  take: () => { captchaToken?: string } | null
}

/** One for a screen, whatever ways in the screen has. */
export function useCaptcha(): Captcha {
  const { captcha } = useSiteInfo()
  const isHydrated = useHydrated()
  const token = useRef('')
  const [round, setRound] = useState(0)
  const [isUnsolved, setUnsolved] = useState(false)
  const queries = useQueryClient()
  // Turned on since the page was drawn: the box says how to go on, where the form alone would be refused again and again.
  useEffect(
    () => captchaRefusals.subscribe(() => void queries.invalidateQueries({ queryKey: api.site.info.key() })),
    [queries],
  )
  if (!captcha) return { box: null, take: () => ({}) }

  function keep(solved: string) {
    token.current = solved
    if (solved) setUnsolved(false)
  }

  function take() {
    const captchaToken = token.current
    setUnsolved(captchaToken === '')
    if (captchaToken === '') {
      document.querySelector<HTMLElement>('[data-captcha]')?.focus()
      return null
    }
    token.current = ''
    setRound((now) => now + 1)
    return { captchaToken }
  }

  // As high before the page wakes: a button below would leave from under her finger.
  const waiting = <div className="min-h-16" />
  const box = isHydrated ? (
    <Suspense fallback={waiting}>
      <CaptchaBox captcha={captcha} onToken={keep} round={round} unsolved={isUnsolved} />
    </Suspense>
  ) : (
    waiting
  )
  return { box, take }
}

import { useEffect, useState } from 'react'
import { comeIn } from '../../../lib/session/come-in.ts'
import type { Captcha } from '../captcha/use-captcha.tsx'
import { type WaysProblem, waysProblem } from './ways-problem.ts'

type Way = Parameters<typeof comeIn>[1]

interface WayKind {
  /** The browser goes elsewhere: the button stays busy until it is gone, or should be. */
  leaves?: boolean
  needsNoCaptcha?: boolean
}

const GONE_MS = 10_000

/** Runs one of the ways in after the other: `busy` names the one that runs, so that its button says so. */
export function useWayIn(remember: boolean, captcha: Captcha) {
  const [busy, setBusy] = useState<string | null>(null)
  const [problem, setProblem] = useState<WaysProblem | null>(null)

  // She came back, to the page as she left it.
  useEffect(() => {
    const wake = () => setBusy(null)
    addEventListener('pageshow', wake)
    return () => removeEventListener('pageshow', wake)
  }, [])

  async function run(name: string, way: (options: { captchaToken?: string }) => Way, kind: WayKind = {}) {
    if (busy) return
    const options = kind.needsNoCaptcha ? {} : captcha.take()
    if (!options) return
    setBusy(name)
    setProblem(null)
    try {
      const came = await comeIn(remember, way(options))
      if (came === 'half' && !kind.leaves) setProblem('other')
      if (kind.leaves) setTimeout(() => setBusy(null), GONE_MS)
      else setBusy(null)
    } catch (error) {
      setProblem(waysProblem(error))
      setBusy(null)
    }
  }

  return { busy, problem, run }
}

export type WayIn = ReturnType<typeof useWayIn>

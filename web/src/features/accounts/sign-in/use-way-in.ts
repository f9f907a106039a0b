import { useEffect, useState } from 'react'
import { fetched } from '../../../lib/fetched.ts'
import type * as ComeIn from '../../../lib/session/come-in.ts'
import { SIGN_IN_LIMIT_MS } from '../../../lib/session/limits-of-ways-in.ts'
import { within } from '../../../lib/time-limit.ts'
import type { Captcha } from '../captcha/use-captcha.tsx'
import { waysInTurn } from './ways-in-turn.ts'
import { type WaysProblem, waysProblem } from './ways-problem.ts'

type Way = Parameters<typeof ComeIn.comeIn>[1]

interface WayKind {
  /** The browser goes elsewhere: the button stays busy until it is gone, or should be. */
  leaves?: boolean
  needsNoCaptcha?: boolean
}

const GONE_MS = 10_000

/** As session.tsx has what signs in: it need not be there before she presses. */
const fetchComeIn = () => within(SIGN_IN_LIMIT_MS, fetched(import('../../../lib/session/sign-in-and-out.ts')))

/** Runs one of the ways in: `busy` names the one that runs, so that its button says so. */
export function useWayIn(remember: boolean, captcha: Captcha) {
  const [turns] = useState(waysInTurn)
  const [busy, setBusy] = useState<string | null>(null)
  const [problem, setProblem] = useState<WaysProblem | null>(null)

  // She came back, to the page as she left it.
  useEffect(() => {
    const wake = () => {
      turns.end()
      setBusy(null)
    }
    addEventListener('pageshow', wake)
    return () => removeEventListener('pageshow', wake)
  }, [turns])

  async function run(name: string, way: (options: { captchaToken?: string }) => Way, kind: WayKind = {}) {
    if (turns.runs(name)) return
    // Before it takes over: one that is not solved yet leaves the other one running.
    const options = kind.needsNoCaptcha ? {} : captcha.take()
    if (!options) return
    const turn = turns.begin(name)
    const rest = () => {
      if (turn.isCurrent()) setBusy(null)
      turn.end()
    }
    setBusy(name)
    setProblem(null)
    try {
      const { comeIn } = await fetchComeIn()
      const came = await comeIn(remember, way(options))
      if (came === 'half' && !kind.leaves && turn.isCurrent()) setProblem('other')
      if (kind.leaves) setTimeout(rest, GONE_MS)
      else rest()
    } catch (error) {
      if (turn.isCurrent()) setProblem(waysProblem(error))
      rest()
    }
  }

  return { busy, problem, run }
}

export type WayIn = ReturnType<typeof useWayIn>

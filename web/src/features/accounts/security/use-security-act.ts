import { useState } from 'react'
import { useTexts } from '../../../lib/locale.tsx'
import type { OurAuthClient } from '../../../lib/session/auth-client.ts'
import { retryAfter } from '../../../lib/session/auth-refusals.ts'
import { holdBack, sessionNow } from '../../../lib/session/bearer.ts'
import { loadAuth } from '../../../lib/session.tsx'
import { readFailure } from '../auth-failures.ts'
import { useSiteInfo } from '../use-site-info.ts'
import { weaknessOf } from '../weakness-words.ts'
import { type SecurityProblem, securityProblem } from './security-problem.ts'
import { problemTexts } from './security-texts.ts'
import { useRenewAccount } from './use-auth-user.ts'

const USUAL_WAIT_SECONDS = 60

/** What these say may have happened before. */
const OF_ANOTHER_TIME: SecurityProblem[] = ['network', 'other', 'keyKnown', 'factorKnown']

interface Answer {
  data: unknown
  error: Error | null
}
/** What auth-js hands over where nothing was refused. */
type Given<Each> = Each extends { error: null; data: infer Data } ? Data : never

interface Failure {
  problem: SecurityProblem
  code: string
  /** Until another try. */
  seconds: number
  /** Of the password that she chose. */
  weakness: string[]
}

/** One act at a time on the auth server, and what it refused in words. Answers null where it refused. */
export function useSecurityAct() {
  const texts = useTexts(problemTexts)
  const renew = useRenewAccount()
  const { passwordMin } = useSiteInfo()
  const [busy, setBusy] = useState<string | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)

  async function run<Each extends Answer>(
    name: string,
    act: (auth: OurAuthClient) => Promise<Each>,
  ): Promise<{ data: Given<Each> } | null> {
    setBusy(name)
    setFailure(null)
    try {
      const { data, error } = await act(await loadAuth())
      if (error) throw error
      return { data: data as Given<Each> }
    } catch (error) {
      const { code } = readFailure(error)
      // Her second factor is asked for, and then she comes back here (shell/guarded.tsx).
      if (code === 'insufficient_aal') askForFactor()
      const problem = securityProblem(error)
      setFailure({ problem, code, seconds: retryAfter.get() || USUAL_WAIT_SECONDS, weakness: weaknessOf(error) ?? [] })
      // Lost on the way back, or done in another tab: the screen goes by how things stand.
      if (OF_ANOTHER_TIME.includes(problem)) renew()
      return null
    } finally {
      setBusy(null)
    }
  }

  function wordsOf({ problem, seconds, weakness }: Failure): string {
    if (problem === 'wait') return texts.wait(seconds)
    return problem === 'weakPassword' ? texts.weakPassword(weakness, passwordMin) : texts[problem]
  }

  const words = failure && wordsOf(failure)
  return {
    busy,
    isBusy: busy !== null,
    problem: failure?.problem ?? null,
    code: failure?.code ?? '',
    words: words ?? undefined,
    clear: () => setFailure(null),
    run,
  }
}

function askForFactor() {
  const session = sessionNow()
  if (session) holdBack(session.access_token)
}

export type SecurityAct = ReturnType<typeof useSecurityAct>

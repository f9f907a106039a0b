import type { Factor } from '@supabase/auth-js'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { loadAuth, useSession } from '../../../lib/session.tsx'
import { readFailure } from '../auth-failures.ts'
import { type SecondFactorProblem, secondFactorProblem } from './second-factor-problem.ts'

const FACTORS = ['second-factor']
/** What she uses most comes first. */
const ORDER = ['totp', 'webauthn', 'phone', 'recovery_code']

/** The factors that she may show, the usual one first; none: they were taken away meanwhile. */
export function useFactors(personId: string) {
  const queries = useQueryClient()
  const queryKey = [...FACTORS, personId]
  const { data, isError, isFetching } = useQuery({
    queryKey,
    staleTime: 0,
    queryFn: async (): Promise<Factor[]> => {
      const auth = await loadAuth()
      const { data, error } = await auth.mfa.listFactors()
      if (error) throw error
      const verified = data.all.filter((factor) => factor.status === 'verified' && ORDER.includes(factor.factor_type))
      return verified.sort((one, other) => ORDER.indexOf(one.factor_type) - ORDER.indexOf(other.factor_type))
    },
  })
  return { factors: data, isError, isFetching, retry: () => void queries.resetQueries({ queryKey }) }
}

type Way = (auth: Awaited<ReturnType<typeof loadAuth>>) => Promise<{ error: Error | null }>

/**
 * Shows one of them. What follows is up to the session: auth-js tells it to all tabs, and the screen goes on when her
 * profile is here.
 */
export function useProvingIt() {
  const { retry } = useSession()
  const queries = useQueryClient()
  const [state, setState] = useState<'idle' | 'sending' | 'done' | SecondFactorProblem>('idle')

  async function prove(way: Way): Promise<boolean> {
    setState('sending')
    try {
      const { error } = await way(await loadAuth())
      if (error) throw error
      setState('done')
      return true
    } catch (error) {
      setState(secondFactorProblem(error))
      // Taken away meanwhile, in another tab or on another device: the screen goes by what is left.
      if (readFailure(error).code === 'mfa_factor_not_found') void queries.invalidateQueries({ queryKey: FACTORS })
      return false
    }
  }

  const isBusy = state === 'sending' || state === 'done'
  const problem = state === 'idle' || isBusy ? null : (state as SecondFactorProblem)
  return { prove, isBusy, problem, retry, forget: () => setState('idle') }
}

export type Proving = ReturnType<typeof useProvingIt>

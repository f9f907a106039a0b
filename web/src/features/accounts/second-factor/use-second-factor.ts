import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { loadAuth, useSession } from '../../../lib/session.tsx'
import { readFailure } from '../auth-failures.ts'
import { forgetSignInSettings, readSignInSettings } from '../sign-in/sign-in-settings.ts'
import { type FactorsToShow, factorsToShow } from './factors-to-show.ts'
import { type SecondFactorProblem, secondFactorProblem } from './second-factor-problem.ts'

const FACTORS = ['second-factor']

/** The factors that she may show; none at all: they were taken away meanwhile. */
export function useFactors(personId: string) {
  const queries = useQueryClient()
  const queryKey = [...FACTORS, personId]
  const { data, isError, isFetching } = useQuery({
    queryKey,
    staleTime: 0,
    queryFn: async (): Promise<FactorsToShow> => {
      const auth = await loadAuth()
      // Where nobody says which are open, each is tried.
      const asked = readSignInSettings(queries).catch(() => null)
      const { data, error } = await auth.mfa.listFactors()
      if (error) throw error
      return factorsToShow(data.all, (await asked)?.mfa)
    },
  })
  return { factors: data, isError, isFetching, retry: () => void queries.resetQueries({ queryKey }) }
}

/** Taken away meanwhile, in another tab or on another device, or turned off: the screen goes by what is left. */
export function useLookAgain(): (error: unknown) => void {
  const queries = useQueryClient()
  return (error) => {
    const isOff = secondFactorProblem(error) === 'off'
    if (!isOff && readFailure(error).code !== 'mfa_factor_not_found') return
    if (isOff) void forgetSignInSettings(queries)
    void queries.invalidateQueries({ queryKey: FACTORS })
  }
}

type Way = (auth: Awaited<ReturnType<typeof loadAuth>>) => Promise<{ error: Error | null }>

/**
 * Shows one of them. What follows is up to the session: auth-js tells it to all tabs, and the screen goes on when her
 * profile is here.
 */
export function useProvingIt() {
  const { retry } = useSession()
  const lookAgain = useLookAgain()
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
      lookAgain(error)
      return false
    }
  }

  const isBusy = state === 'sending' || state === 'done'
  const problem = state === 'idle' || isBusy ? null : (state as SecondFactorProblem)
  return { prove, isBusy, problem, retry, forget: () => setState('idle') }
}

export type Proving = ReturnType<typeof useProvingIt>

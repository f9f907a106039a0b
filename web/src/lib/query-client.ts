import { QueryClient } from '@tanstack/react-query'
import { failureOf } from './failure.ts'

const FRESH_MS = 30_000

/** Without a network a request fails and says so, instead of waiting for one in silence. */
export const makeQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: worthRetrying,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })

/** Refusals stay refusals; what was lost on the way or overloaded is tried twice more. */
function worthRetrying(attempts: number, error: Error): boolean {
  if (typeof document === 'undefined' || attempts >= 2) return false
  return ['OFFLINE', 'TIMED_OUT', 'UNAVAILABLE', 'UNKNOWN'].includes(failureOf(error).code)
}

import type { Client, NestedClient } from '@orpc/client'
import type { GeneralUtils, ProcedureUtils } from '@orpc/tanstack-query'

/**
 * The part of @orpc/tanstack-query that we use, typed by it and with its keys. Its code also brings streaming
 * and the whole oRPC client onto the first page: 5 kB for nothing.
 */
type UsedOfProcedure<Call> =
  Call extends Client<infer Context, infer Input, infer Output, infer Failure>
    ? Pick<
        ProcedureUtils<Context, Input, Output, Failure>,
        'queryKey' | 'queryOptions' | 'infiniteKey' | 'infiniteOptions' | 'mutationKey' | 'mutationOptions'
      > &
        GeneralUtils<Input>
    : never

export type QueryOptionsOf<Room> =
  Room extends Client<infer _Context, infer _Input, infer _Output, infer _Failure>
    ? UsedOfProcedure<Room>
    : {
        [Name in keyof Room]: Room[Name] extends NestedClient<infer _Any> ? QueryOptionsOf<Room[Name]> : never
      } & GeneralUtils<unknown>

type Call = (input: unknown, options?: { signal?: AbortSignal }) => Promise<unknown>
type Given = Record<string, unknown>
type OfPage = (cursor: unknown) => unknown

/** What stands at `api.x.y`: options for useQuery, useInfiniteQuery and useMutation, and the keys to find them by. */
export function queryOptionsAt(path: readonly string[], call: Call): Record<string, (given?: Given) => unknown> {
  const key = (state: Given) => [
    path,
    Object.fromEntries(Object.entries(state).filter(([, value]) => value !== undefined)),
  ]
  const queryKey = ({ input }: Given = {}) => key({ input, type: 'query' })
  const infiniteKey = ({ input, initialPageParam }: Given = {}) =>
    key({ input: (input as OfPage)(initialPageParam), type: 'infinite' })
  const mutationKey = () => key({ type: 'mutation' })
  return {
    key: ({ input, type }: Given = {}) => key({ input, type }),
    queryKey,
    infiniteKey,
    mutationKey,
    queryOptions: (given: Given = {}) => ({
      queryFn: ({ signal }: { signal: AbortSignal }) => call(given.input, { signal }),
      ...given,
      queryKey: queryKey(given),
    }),
    infiniteOptions: (given: Given = {}) => ({
      queryFn: ({ pageParam, signal }: { pageParam: unknown; signal: AbortSignal }) =>
        call((given.input as OfPage)(pageParam), { signal }),
      ...given,
      queryKey: infiniteKey(given),
    }),
    mutationOptions: (given: Given = {}) => ({
      mutationFn: (input: unknown) => call(input),
      mutationKey: mutationKey(),
      ...given,
    }),
  }
}

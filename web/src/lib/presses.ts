import type { QueryClient } from '@tanstack/react-query'

/** What the server has of a thing, as far as it has said; all presses that wait for one another share it. */
export interface Press<Saved> {
  saved: Saved
}

/**
 * What she may press again before the first press is answered: each is shown at once, they go to the server one after
 * the other, and only the answer to the last is shown, or what she pressed since would flash back. Where the last
 * fails, what the server had before stands there again, also where those before it failed too.
 */
export const pressesOf = <Saved>(queries: QueryClient, mutationKey: readonly [string, string]) => ({
  /** For the mutation. */
  inTurn: { mutationKey, scope: { id: mutationKey.join(':') } },
  /** In `onMutate`, and what it returns: `saved` is what stands there now. */
  begin(saved: Saved): Press<Saved> {
    const earlier = queries.getMutationCache().findAll({ mutationKey, status: 'pending' })
    const waiting = earlier.map(({ state }) => state.context as Press<Saved> | undefined)
    return waiting.find((press) => press !== undefined) ?? { saved }
  },
  answered(press: Press<Saved>, saved: Saved, show: (saved: Saved) => void) {
    press.saved = saved
    if (pressesOnTheirWay(queries, mutationKey) === 1) show(saved)
  },
  failed(press: Press<Saved> | undefined, show: (saved: Saved) => void) {
    if (press && pressesOnTheirWay(queries, mutationKey) === 1) show(press.saved)
  },
})

/** While there are some, what comes from elsewhere may be from before them: what she pressed is what is shown. */
export const pressesOnTheirWay = (queries: QueryClient, mutationKey: readonly [string, string]): number =>
  queries.isMutating({ mutationKey })

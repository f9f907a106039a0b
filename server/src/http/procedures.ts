import { contract } from '@heraia/contract/index'
import { implement } from '@orpc/server'
import { type Context, type SignedIn, signedIn } from '../context.ts'

/** Where a feature's routes start: `forAnyone.feed.timeline.handler(…)`. */
export const forAnyone = implement(contract).$context<Context>()

/** The same, for signed-in people only: `context.viewer` is there. */
export const forSignedIn = implement(contract)
  .$context<Context>()
  .use(({ context, next }) => next({ context: signedIn(context) satisfies SignedIn }))

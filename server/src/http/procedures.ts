import { contract } from '@heraia/contract/index'
import { type AnyProcedure, implement } from '@orpc/server'
import {
  type Context,
  type SignedIn,
  signedIn,
  signedInOrGuest,
  signedInOrLeaving,
  signedInOrWaiting,
} from '../context.ts'
import { forbidden } from '../refused.ts'

/** Where a feature's routes start: `forAnyone.feed.timeline.handler(…)`. */
export const forAnyone = implement(contract).$context<Context>()

/** Whether a route started there: every other start asks something of who asks. */
export const isForAnyone = (route: AnyProcedure): boolean => route['~orpc'].middlewares.length === 0

/** For signed-in people who may have no profile yet. Only the account's own procedures start here. */
export const forAccount = implement(contract)
  .$context<Context>()
  .use(({ context, next }) => next({ context: signedIn(context) satisfies SignedIn }))

/** For her whose account is to be deleted, too: to see that, and to keep it. */
export const forLeaving = implement(contract)
  .$context<Context>()
  .use(({ context, next }) => next({ context: signedInOrLeaving(context) satisfies SignedIn }))

/** For her whose account waits for an admin, too: to see that, to say why, and to ask no longer. */
export const forWaiting = implement(contract)
  .$context<Context>()
  .use(({ context, next }) => next({ context: signedInOrWaiting(context) satisfies SignedIn }))

/** For guests, too: what the account of somebody needs that is on its way to be a full one. */
export const forGuests = implement(contract)
  .$context<Context>()
  .use(({ context, next }) => next({ context: signedInOrGuest(context) satisfies SignedIn }))

/** For signed-in people only: `context.viewer` is there, and so is her profile. */
export const forSignedIn = forAccount.use(({ context, next }) => {
  if (!context.viewer.hasProfile) throw forbidden('profile_missing', 'Make a profile first: POST /api/me.')
  return next()
})

/** For admins only. */
export const forAdmin = forSignedIn.use(({ context, next }) => {
  if (!context.viewer.isAdmin) throw forbidden('not_admin', 'Admins only.')
  return next()
})

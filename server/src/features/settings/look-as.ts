import { contract } from '@heraia/contract/index'
import { z } from 'zod'
import { type Context, signedIn } from '../../context.ts'
import { takeFromLimit } from '../../http/rate-limits.ts'
import { forbidden, invalidField } from '../../refused.ts'
import { nobodySpecial, standingTo, writeStandIn } from './stand-in.ts'

/** Whose eyes: of nobody who is signed in, of somebody who is, of a follower, or of one person by her id. */
const Eyes = z.enum(['nobody', 'person', 'follower']).or(z.guid())
export type Eyes = z.infer<typeof Eyes>

/** What can be asked through other eyes: every read of one person's things, who is named by `id`. */
const lookable: ReadonlySet<string> = new Set(
  Object.entries(contract).flatMap(([feature, acts]) =>
    Object.entries(acts).flatMap(([act, procedure]) => {
      const { method, path } = procedure['~orpc'].route
      return method === 'GET' && path?.startsWith('/profiles/{id}') ? [`${feature}/${act}`] : []
    }),
  ),
)

/**
 * Answers what somebody else would be answered about the person who asks: the same procedure and the same policy, in
 * a transaction that is rolled back. Only about herself, or it would show her other people's secrets.
 */
export async function lookAs<Result>(
  ctx: Context,
  asked: { procedure: string; id: unknown; eyes: string },
  answer: (seen: Context) => Promise<Result>,
): Promise<Result> {
  const owner = signedIn(ctx)
  const eyes = Eyes.safeParse(asked.eyes)
  if (!eyes.success) throw invalidField('heraia-view-as', 'invalid', 'Whose eyes?')
  if (!lookable.has(asked.procedure) || asked.id !== owner.viewer.id) {
    throw forbidden('not_lookable', 'Only her own profile can be seen with other eyes.')
  }
  await takeFromLimit(ctx, 'viewAs')
  if (eyes.data === 'nobody') return answer({ ...ctx, viewer: null })
  const standing =
    eyes.data === 'person' || eyes.data === 'follower'
      ? { ...nobodySpecial, follows: eyes.data === 'follower' }
      : await standingTo(owner, eyes.data)
  return undone(owner, async (tx) => answer({ ...tx, viewer: await writeStandIn(tx, standing) }))
}

class Undone<Result> {
  readonly result: Result
  constructor(result: Result) {
    this.result = result
  }
}

/** Whatever the work wrote is not there afterwards; what it would do after a commit is not done. */
async function undone<C extends Context, Result>(ctx: C, work: (tx: C) => Promise<Result>): Promise<Result> {
  try {
    return await ctx.db.transaction().execute(async (db) => {
      throw new Undone(await work({ ...ctx, db, beforeCommit: () => {}, afterCommit: () => {} }))
    })
  } catch (thrown) {
    if (thrown instanceof Undone) return thrown.result as Result
    throw thrown
  }
}

import type { Context } from './context.ts'
import { sharedAnswer } from './shared-answer.ts'

/** So many of the newest are known by heart, for so long: a hint, which no search waits for longer than once. */
const KNOWN = 1_000
const KEEP_MS = 10_000
/** Of fewer nothing follows for all. */
const ENOUGH = 100
/** Of a look that finds less than this part of a page nothing is used. */
const PART_OF_PAGE = 0.25

interface Look<Row> {
  /** Of the newest, those that are looked through: of a role, in a category. */
  isLookedAt: (row: Row) => boolean
  isMeant: (row: Row) => boolean
  /** So many are looked through, for a page of so many. */
  look: number
  limit: number
}

/**
 * What the newest of a list are called. `read` asks for the newest so many, whoever may see them: nothing of what is
 * found follows from it.
 */
export function newestByHeart<Row>(read: (ctx: Context, many: number) => Promise<Row[]>) {
  const newest = sharedAnswer(KEEP_MS, (ctx) => read(ctx, KNOWN))
  return {
    read: (ctx: Context): Promise<readonly Row[]> => newest.get(ctx),

    /** What is meant is so rare among the newest that looking through so many would find next to nothing. */
    async isRare(ctx: Context, { isLookedAt, isMeant, look, limit }: Look<Row>): Promise<boolean> {
      const known = (await newest.get(ctx)).filter(isLookedAt)
      if (known.length < ENOUGH) return false
      return (known.filter(isMeant).length / known.length) * look <= PART_OF_PAGE * limit
    },
  }
}

import type { Context } from '../../../context.ts'
import { statement } from '../../../statement.ts'
import type { OrderOfListings } from './listing-orders.ts'
import { type AskedListings, isCorner, type Path, type Shares, selectCorner, selectShares } from './search.queries.ts'

/** How many of the first are looked through before another index is asked. */
export const FIRST_LOOK = 1_000
/** Of so many in a hundred or fewer an index finds all at once; of more a longer look finds enough. */
const RARE_PERCENT = 3
/** So many in one place at one price are read at once. */
const CORNER = 4_000

export interface FirstLook {
  /**
   * How to find what the first look did not find enough of: by the rarest of what is asked, judged by that look. `all`:
   * there is no more than it saw. `look`: everything asked is common, only together it is rare.
   */
  path: Path | 'all' | 'look'
  /** Of the first look, so many are all that is asked. */
  found: number
}

export async function lookAtFirst(ctx: Context, asked: AskedListings, order: OrderOfListings): Promise<FirstLook> {
  if (isCorner(asked) && (await isSmallCorner(ctx, asked))) return { path: 'place', found: 0 }
  const [shares] = await sharesOf(order)(ctx, asked)
  if (!shares || shares.looked < FIRST_LOOK) return { path: 'all', found: shares?.found ?? 0 }
  const candidates = pathsOf(asked).toSorted((one, other) => shares[one] - shares[other])
  const [rarest] = candidates
  return { path: rarest && isRare(shares[rarest]) ? rarest : 'look', found: shares.found }
}

/** So few of the first that an index finds all at once. */
export const isRare = (found: number): boolean => found * 100 <= RARE_PERCENT * FIRST_LOOK

type SelectShares = ReturnType<typeof statement<AskedListings, Shares>>
const sharesByOrder = new Map<OrderOfListings, SelectShares>()

function sharesOf(order: OrderOfListings): SelectShares {
  const known = sharesByOrder.get(order)
  if (known) return known
  const select = statement((asked: AskedListings) => selectShares(asked, FIRST_LOOK, order))
  sharesByOrder.set(order, select)
  return select
}

const countCorner = statement((asked: AskedListings) => selectCorner(asked, CORNER + 1))

async function isSmallCorner(ctx: Context, asked: AskedListings): Promise<boolean> {
  const [corner] = await countCorner(ctx, asked)
  return corner !== undefined && corner.found <= CORNER
}

export const choosePath = async (ctx: Context, asked: AskedListings, order: OrderOfListings) =>
  (await lookAtFirst(ctx, asked, order)).path

const pathsOf = (asked: AskedListings): (Path & keyof Shares)[] => [
  ...(asked.textIndexed ? (['text'] as const) : []),
  ...(asked.location === null ? [] : (['place'] as const)),
  ...(asked.priceFrom === null && asked.priceTo === null ? [] : (['price'] as const)),
]

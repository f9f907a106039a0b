import { z } from 'zod'

/** Pages go by cursor, never by number: what was read does not move when something new arrives. */
export const pageInput = {
  /** From the answer before; opaque, and only for the same list. */
  cursor: z.string().max(400).optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
}

export const page = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    /** null: this was the last page. */
    nextCursor: z.string().nullable(),
  })

/** A count that stops at a bound, for counting is what makes a search slow: 1,000 and `more` reads "1,000+". */
export const boundedCount = z.object({ count: z.number().int(), more: z.boolean() })
export type BoundedCount = z.infer<typeof boundedCount>

export interface Page<Item> {
  items: Item[]
  nextCursor: string | null
}

/** Seconds since 1970 do not fit people: times travel as RFC 3339 in UTC. */
export const time = z.iso.datetime()

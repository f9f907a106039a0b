import { OUTSIDE_ADDRESSES_MAX, type OutsideList } from '@heraia/contract/outside'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { sharedAnswer } from '../../shared-answer.ts'
import { isOnSale } from '../../visibility/listings.ts'
import { isForEngines } from '../../visibility/outside.ts'
import { isReadable } from '../../visibility/posts.ts'

interface Addresses {
  items: { name: string; changedAt: string }[]
}

/**
 * A sitemap is read by machines that come again. Who hides is on none from then on (forgetAddresses). With the five minutes
 * for which one is kept that was made of it (hosts/node/machines/kept-maps.ts) it is an hour.
 */
const FRESH_MS = 55 * 60_000
const most = sql.lit(OUTSIDE_ADDRESSES_MAX)

/** The newest; walks profiles_newest_idx, posts_newest_idx or listings_newest_idx. */
export const listAddresses = (ctx: Context, of: OutsideList): Promise<Addresses> => lists[of].get(ctx)

const people = sharedAnswer(FRESH_MS, async (ctx) => {
  const { rows } = await sql<{ name: string; changed_at: Date }>`
    select p.handle as name, p.updated_at as changed_at from profiles p where ${isForEngines('p')}
    order by p.created_at desc, p.id desc limit ${most}`.execute(ctx.ports.db)
  return show(rows)
})

const posts = sharedAnswer(FRESH_MS, async (ctx) => {
  const { rows } = await sql<{ name: string; changed_at: Date }>`
    select post.id as name, coalesce(post.edited_at, post.created_at) as changed_at
    from posts post join profiles p on p.id = post.author_id
    where post.audience <> 'private' and (post.text <> '' or post.media <> '[]') and ${isReadable('post', 'p', null)}
      and ${isForEngines('p')}
    order by post.created_at desc, post.id desc limit ${most}`.execute(ctx.ports.db)
  return show(rows)
})

const listings = sharedAnswer(FRESH_MS, async (ctx) => {
  const { rows } = await sql<{ name: string; changed_at: Date }>`
    select l.id as name, l.published_at as changed_at from listings l join profiles p on p.id = l.seller_id
    where ${isOnSale('l', 'p', null)} and ${isForEngines('p')}
    order by l.published_at desc, l.id desc limit ${most}`.execute(ctx.ports.db)
  return show(rows)
})

const lists = { people, posts, listings }

/** Whether what was changed `by` that procedure may hide a person; posts that are gone are not found at their address. */
export const mayHideSomebody = (by: string): boolean =>
  /^(accounts|settings)\.|^(profiles\.save|site\.missed)$/.test(by)

/** Somebody changed what search engines may know of her. */
export function forgetAddresses(ctx: Context): void {
  for (const list of Object.values(lists)) list.forget(ctx)
}

const show = (rows: readonly { name: string; changed_at: Date }[]): Addresses => ({
  items: rows.map(({ name, changed_at }) => ({ name, changedAt: changed_at.toISOString() })),
})

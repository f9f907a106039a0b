import { type ManagedSitePerson, SITE_PEOPLE_MAX } from '@heraia/contract/site-people'
import type { SitePeopleTable } from '@heraia/database/tables/site-people'
import { type Selectable, sql } from 'kysely'
import type { SignedIn } from '../../../context.ts'
import { notFound } from '../../../refused.ts'
import { ANY_MEMBER } from '../../../visibility/people.ts'
import { isLinkedFor } from '../../../visibility/site-people.ts'
import { showManaged } from './site-person.view.ts'

export interface ManagedRow extends Selectable<SitePeopleTable> {
  handle: string | null
  profile_name: string | null
  is_linked: boolean | null
}

/** In their order. What is gone from the files is no picture any more. */
export async function listManaged(ctx: SignedIn): Promise<{ items: ManagedSitePerson[] }> {
  const { rows } = await sql<ManagedRow>`${managed}
    order by one.position, one.id limit ${sql.lit(SITE_PEOPLE_MAX)}`.execute(ctx.db)
  return { items: rows.map((row) => showManaged(row, ctx.pass)) }
}

export async function findManaged(ctx: SignedIn, id: string): Promise<ManagedRow | undefined> {
  const { rows } = await sql<ManagedRow>`${managed} where one.id = ${id}::uuid`.execute(ctx.db)
  return rows[0]
}

const managed = sql`
  select one.id, one.position, one.name, one.title_en, one.title_es, one.words_en, one.words_es, one.person_id,
    case when one.picture_id is not null then one.picture end as picture, one.picture_id, one.sample, one.hidden,
    one.consented_at, one.created_at, p.handle, p.name as profile_name, ${isLinkedFor('p', ANY_MEMBER)} as is_linked
  from site_people one left join profiles p on p.id = one.person_id`

/** One change of the team after the other: places and how many there are hang on all of them. */
export const holdSitePeople = (tx: SignedIn): Promise<unknown> =>
  sql`lock table site_people in share row exclusive mode`.execute(tx.db)

/** Held until the end of the transaction. */
export async function holdSitePerson(tx: SignedIn, id: string): Promise<ManagedRow> {
  await holdSitePeople(tx)
  const row = await findManaged(tx, id)
  if (!row) throw notFound('site_person')
  return row
}

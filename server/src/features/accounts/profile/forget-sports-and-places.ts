import { Role } from '@heraia/contract/roles'
import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { forgetWords } from '../../../forget-words.ts'

const ofSomeRole = sql`p.role = any(${Role.options})`

/** Forgets the sports and places that nobody names any more. */
export async function forgetSportsAndPlaces(ctx: Context): Promise<void> {
  const isSport = sql`exists (select from profiles p where ${ofSomeRole} and p.sport_folded = l.word)`
  await forgetWords(ctx, { table: 'people_sports', column: 'sport', isNamed: isSport })
  const isPlace = sql`exists (select from profiles p where ${ofSomeRole} and p.location_folded = l.word)`
  await forgetWords(ctx, { table: 'people_places', column: 'place', isNamed: isPlace })
}

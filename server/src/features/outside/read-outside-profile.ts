import { isUuid } from '@heraia/contract/is-uuid'
import type { OutsideProfile } from '@heraia/contract/outside'
import type { StoredPicture } from '@heraia/database/json'
import { sql } from 'kysely'
import { type Context, viewerId } from '../../context.ts'
import { notFound } from '../../refused.ts'
import { isForEngines, isForPreviews } from '../../visibility/outside.ts'
import { isVisible } from '../../visibility/people.ts'
import { type ChipRow, chipSql, showChip, showOwnPicture } from '../profiles/person.view.ts'

interface Row extends ChipRow {
  cover: StoredPicture | null
  location: string | null
  bio: string | null
  followers_count: number
  joined_at: Date
  for_engines: boolean
}

const HANDLE = /^[a-z0-9-]{3,40}$/

/** By id or handle; not found for whoever is not open to everybody, who is not there, and behind a block, alike. */
export async function readOutsideProfile(ctx: Context, ref: string): Promise<OutsideProfile> {
  const name = ref.trim().toLowerCase()
  if (!isUuid(name) && !HANDLE.test(name)) throw notFound('person')
  const { rows } = await sql<Row>`
    select ${chipSql}, p.cover, p.location, p.bio, p.followers_count, p.created_at as joined_at,
      ${isForEngines('p')} as for_engines
    from profiles p where ${isUuid(name) ? sql`p.id = ${name}::uuid` : sql`p.handle = ${name}`}
      and ${isForPreviews('p')} and ${isVisible('p', viewerId(ctx))}`.execute(ctx.db)
  const [row] = rows
  if (!row) throw notFound('person')
  return {
    person: showChip(row, null),
    cover: showOwnPicture(row.cover, row.chip_minor, null),
    location: row.location,
    bio: row.bio,
    followers: row.followers_count,
    joinedAt: row.joined_at.toISOString(),
    isForEngines: row.for_engines,
  }
}

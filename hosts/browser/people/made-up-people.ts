import type { ConversationId, PersonId } from '@heraia/contract/ids'
import type { Role } from '@heraia/contract/roles'
import type { Db } from '@heraia/database/db'
import { sql } from 'kysely'

export interface MadeUp {
  id: PersonId
  email: string
  role: Role
  language: 'en' | 'es' | null
}

/** Made up for the demo: the leads and everybody of the world, not who registered in this browser. */
const isMadeUp = sql`(p.email like '%@people.heraia.example' or p.email like '%@heraia.example')`

export async function findPartner(db: Db, conversationId: ConversationId, senderId: PersonId): Promise<MadeUp | null> {
  const { rows } = await sql<MadeUp>`
    select p.id, p.email, p.role, p.language from participants o join profiles p on p.id = o.person_id
    where o.conversation_id = ${conversationId}::uuid and o.person_id <> ${senderId}::uuid and ${isMadeUp}`.execute(db)
  return rows[0] ?? null
}

/** Somebody who follows the author, or, where nobody does yet, anybody. */
export async function findFan(db: Db, authorId: PersonId): Promise<MadeUp | null> {
  const { rows } = await sql<MadeUp>`
    select p.id, p.email, p.role, p.language from profiles p
    left join follows f on f.follower_id = p.id and f.followed_id = ${authorId}::uuid
    where p.email like '%@people.heraia.example' and p.id <> ${authorId}::uuid
    order by f.follower_id is null, p.created_at limit 1`.execute(db)
  return rows[0] ?? null
}

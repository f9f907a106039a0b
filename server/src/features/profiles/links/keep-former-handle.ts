import { sql } from 'kysely'
import type { SignedIn } from '../../../context.ts'

/** She gives this handle up: links that others made to it keep meaning her. */
export const keepFormerHandle = (tx: SignedIn, handle: string) =>
  sql`
    insert into former_handles (handle, person_id) values (${handle}, ${tx.viewer.id}::uuid)
    on conflict (handle) do update set person_id = excluded.person_id`.execute(tx.db)

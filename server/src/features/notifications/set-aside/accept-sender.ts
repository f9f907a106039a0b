import type { PersonId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import { inTransaction, type SignedIn } from '../../../context.ts'
import { forbidden } from '../../../refused.ts'
import { findVisiblePerson } from '../../profiles/find-visible-person.ts'
import { releaseNotices } from './release-notices.ts'

export interface AcceptedState {
  id: PersonId
  isAccepted: boolean
}

/** Her notices are those of others from now on, and so is what was set aside of her. She is not told. */
export async function acceptSender(ctx: SignedIn, id: PersonId): Promise<AcceptedState> {
  const me = ctx.viewer.id
  if (id === me) throw forbidden('self', 'Nobody hears of herself.')
  return inTransaction(ctx, async (tx) => {
    await findVisiblePerson(tx, id)
    await sql`
      insert into notice_senders (person_id, from_id, accepted_at) values (${me}, ${id}, ${tx.now()})
      on conflict (person_id, from_id) do update
        set accepted_at = coalesce(notice_senders.accepted_at, excluded.accepted_at), aside_at = null`.execute(tx.db)
    await releaseNotices(tx, me, id)
    return { id, isAccepted: true }
  })
}

/** What she does next is judged by the filter again; what stands in the list stays there. */
export async function endAcceptance(ctx: SignedIn, id: PersonId): Promise<AcceptedState> {
  await sql`
    update notice_senders set accepted_at = null
    where person_id = ${ctx.viewer.id}::uuid and from_id = ${id}::uuid`.execute(ctx.db)
  return { id, isAccepted: false }
}

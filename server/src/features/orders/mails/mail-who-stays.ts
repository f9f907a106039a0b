import type { Language } from '@heraia/contract/accounts'
import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { isActive } from '../../../visibility/people.ts'
import { languageOfPerson } from '../../accounts/auth/language-of.ts'
import { addMail } from '../../accounts/mails/add-mail.ts'
import type { OrderRow, Side } from '../order.row.ts'
import { orderEndedMail } from './order-ended-mail.ts'

/**
 * The other account is gone, so no notice can name it. It is about her money, and no setting of notices keeps it away.
 */
export async function mailWhoStays(tx: Context, row: OrderRow, side: Side): Promise<void> {
  const personId = side === 'buyer' ? row.buyer_id : row.seller_id
  if (personId === null) return
  const { rows } = await sql<{ email: string; language: Language }>`
    select u.email, ${languageOfPerson} as language from profiles p join users u on u.id = p.id
    where p.id = ${personId}::uuid and ${isActive('p')} and u.email <> '' and u.email_confirmed_at is not null`.execute(
    tx.db,
  )
  const [person] = rows
  if (!person) return
  const mail = { language: person.language, side, state: row.state, title: row.title, method: row.method }
  await addMail(
    tx,
    { id: personId, email: person.email },
    orderEndedMail({ ...mail, url: `${tx.settings.siteUrl}/orders/${row.id}` }),
  )
}

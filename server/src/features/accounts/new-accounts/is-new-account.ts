import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { NewAccountSettings } from '../../../settings.ts'
import { isActive, isThere } from '../../../visibility/people.ts'

const DAY_MS = 86_400_000

/** Its address or phone is confirmed; who came with a wallet alone has nothing to confirm. `user` is the alias of that row. */
export const isConfirmed = (user: string): RawBuilder<SqlBool> => {
  const col = (name: string) => sql.ref(`${user}.${name}`)
  return sql<SqlBool>`(${col('email_confirmed_at')} is not null or ${col('phone_confirmed_at')} is not null
    or (${col('email')} = '' and coalesce(${col('phone')}, '') = ''))`
}

/**
 * Who may do less of what spam does: an account of a few days, or one whose address nobody confirmed. Not of the staff, nor
 * whom the staff verified, nor for whom somebody vouches whom it verified: a team that she is in, or the club or coach that
 * said yes to her affiliation. Others could be accounts of the same hand. `person` is the alias of her profile.
 */
export function isNewAccount(person: string, { days }: NewAccountSettings, now: Date): RawBuilder<SqlBool> {
  if (days === 0) return sql<SqlBool>`false`
  const col = (name: string) => sql.ref(`${person}.${name}`)
  const inVerifiedTeam = isThere(sql`team_members m join teams t on t.id = m.team_id
    where m.person_id = ${col('id')} and m.state = 'member' and t.verified limit 1`)
  const affirmed = isThere(sql`affiliations a join profiles partner on partner.id = a.partner_id
    where a.person_id = ${col('id')} and a.state = 'confirmed' and partner.verified_at is not null
      and ${isActive('partner')} limit 1`)
  return sql<SqlBool>`(${col('role')} <> 'admin' and ${col('verified_at')} is null
    and (${col('created_at')} > ${oldEnough(now, days)}::timestamptz or ${isUnconfirmed(person)})
    and not ${inVerifiedTeam} and not ${affirmed})`
}

export const isUnconfirmed = (person: string): RawBuilder<SqlBool> =>
  isThere(sql`users u where u.id = ${sql.ref(`${person}.id`)} and not ${isConfirmed('u')}`)

/** An account that joined then is old now. */
const oldEnough = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS)

/** How old its account is in whole days, where it counts as new: what a query selects for the staff. */
export const newDaysSql = (person: string, settings: NewAccountSettings, now: Date): RawBuilder<number | null> =>
  sql<number | null>`case when ${isNewAccount(person, settings, now)}
    then greatest(floor(extract(epoch from ${now}::timestamptz - ${sql.ref(`${person}.created_at`)}) / 86400), 0)::int end`

/** When an account that joined then is old enough; null: it is. */
export function newUntil(joinedAt: Date, { days }: NewAccountSettings, now: Date): Date | null {
  const until = new Date(joinedAt.getTime() + days * DAY_MS)
  return until > now ? until : null
}

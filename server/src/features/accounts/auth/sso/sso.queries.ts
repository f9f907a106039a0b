import type { Db } from '@heraia/database/db'
import type { Tables } from '@heraia/database/tables'
import type { Selectable } from 'kysely'
import { isUuid } from '../is-uuid.ts'

export type SsoProviderRow = Selectable<Tables['sso_providers']>

export const ssoProviderById = async (db: Db, id: string): Promise<SsoProviderRow | undefined> =>
  isUuid(id) ? db.selectFrom('sso_providers').selectAll().where('id', '=', id).executeTakeFirst() : undefined

export const ssoProviderByDomain = (db: Db, domain: string): Promise<SsoProviderRow | undefined> =>
  db
    .selectFrom('sso_providers as p')
    .innerJoin('sso_domains as d', 'd.provider_id', 'p.id')
    .selectAll('p')
    .where('d.domain', '=', domain.trim().toLowerCase())
    .executeTakeFirst()

/** Of one provider, in the order of the alphabet. */
export const domainsOf = async (db: Db, providerId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('sso_domains')
    .select('domain')
    .where('provider_id', '=', providerId)
    .orderBy('domain')
    .execute()
  return rows.map((row) => row.domain)
}

import { sql } from 'kysely'

/**
 * Another one whenever anything has changed that the session `s` of `users u` is shown with: how she signed in, her row,
 * which identities and factors there are and what they say. A row that is written gets the number of the transaction
 * that wrote it (`xmin`).
 */
export const versionOfShown = sql`concat(s.aal, ' ', s.amr, ' ', u.xmin, ' ',
  array(select i.xmin from identities i where i.user_id = u.id), ' ',
  array(select f.xmin from mfa_factors f where f.user_id = u.id))`

import type { Db } from '@heraia/database/db'
import type { Tables } from '@heraia/database/tables'
import type { Selectable } from 'kysely'
import type { StoredCredential } from '../factors/web-authn.ts'

export type PasskeyRow = Selectable<Tables['passkeys']>

export const passkeysOf = (db: Db, userId: string): Promise<PasskeyRow[]> =>
  db.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('created_at').execute()

export const credentialOf = (passkey: PasskeyRow): StoredCredential => ({
  id: passkey.credential_id,
  publicKey: passkey.public_key,
  counter: passkey.counter,
  transports: passkey.transports,
})

export const showPasskey = (passkey: PasskeyRow) => ({
  id: passkey.id,
  friendly_name: passkey.friendly_name || undefined,
  created_at: passkey.created_at.toISOString(),
  last_used_at: passkey.last_used_at?.toISOString(),
})

import type { Db } from '@heraia/database/db'
import { countShutOut } from '@heraia/server/features/accounts/auth/factors/count-shut-out'
import type { Log } from '@heraia/server/ports'
import type { AuthSettings } from '@heraia/server/settings'

const SETTINGS = { totp: 'AUTH_MFA_TOTP', phone: 'AUTH_MFA_PHONE', webauthn: 'AUTH_MFA_WEBAUTHN' } as const

/** Turning a kind of second factor off opens nobody's account without it: whoever has no other one is shut out. */
export async function warnOfClosedFactors(db: Db, { authUrl, factors }: AuthSettings, log: Log): Promise<void> {
  if (authUrl !== null) return
  for (const { kind, people } of await countShutOut(db, factors))
    log.warn(
      { people },
      `${SETTINGS[kind]} is off, and is the only second factor of people: they get in by a recovery code alone`,
    )
}

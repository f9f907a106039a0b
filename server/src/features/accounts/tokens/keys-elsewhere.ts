import type { Context } from '../../../context.ts'
import { conflict } from '../../../refused.ts'

/** Throws Refused where the tokens that count are another server's: nobody would believe ours. */
export function refuseWhereElsewhere({ settings }: Context): void {
  const { authUrl } = settings.auth
  if (authUrl === null) return
  const message = `The keys are those of ${authUrl} (AUTH_URL): what this server signed would count nowhere.`
  throw conflict('keys_are_elsewhere', message)
}

import type { RegistrationSettings } from '@heraia/contract/site-settings'
import type { Context } from '../../../context.ts'
import { readSiteSetting } from '../../site/site-settings.ts'

/** Whom the site takes: as an admin chose, unless the operator's environment takes nobody new (AUTH_SIGNUP). */
export async function readRegistrationMode(ctx: Context): Promise<RegistrationSettings> {
  if (!ctx.settings.auth.signup) return { mode: 'closed', membersInvite: false }
  return readSiteSetting(ctx, 'registration')
}

import { uuid7 } from '@heraia/contract/uuid7'
import type { Context } from '../../../../context.ts'

export type LookingNew = Record<string, unknown> & { id: string }

/**
 * What a sign-up answers that opens no session: the User of a new account, whether the address was free or is
 * somebody's. An address that nobody confirmed is no identity yet. It is made before the address is looked for: its id says
 * when, to the millisecond, and its times say the same.
 */
export function lookingNew(
  ctx: Context,
  address: { email: string } | { phone: string },
  metadata: Record<string, unknown>,
  id = uuid7(ctx.now().getTime(), ctx.ports.random.bytes(10)),
): LookingNew {
  const now = ctx.now().toISOString()
  const provider = 'email' in address ? 'email' : 'phone'
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email: '',
    phone: '',
    ...address,
    confirmation_sent_at: now,
    app_metadata: { provider, providers: [provider] },
    user_metadata: { ...metadata, ...address, email_verified: false, phone_verified: false, sub: id },
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  }
}

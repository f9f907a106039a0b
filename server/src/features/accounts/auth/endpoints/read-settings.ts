import { readRegistrationMode } from '../../invitations/registration-mode.ts'
import type { AuthRequest } from '../auth-request.ts'
import { openCustomProviders } from '../providers/custom-providers.queries.ts'

/** What a sign-in screen needs to know: which ways in are open. */
export async function readSettings({ ctx }: AuthRequest): Promise<Response> {
  const { auth } = ctx.settings
  const { mode } = await readRegistrationMode(ctx)
  const names = [...Object.keys(auth.providers), ...(await openCustomProviders(ctx.db))]
  const providers = Object.fromEntries(names.map((name) => [name, true]))
  return Response.json({
    external: {
      anonymous_users: auth.anonymous,
      email: auth.email,
      phone: auth.phone,
      google: false,
      facebook: false,
      ...providers,
    },
    web3: auth.web3,
    // By invitation, a client that knows of none is right to offer no sign-up.
    disable_signup: mode === 'invite' || mode === 'closed',
    registration: mode,
    mailer_autoconfirm: auth.autoconfirm,
    phone_autoconfirm: false,
    sms_provider: auth.phone ? auth.smsProvider : '',
    sms_channels: auth.phone || auth.factors.phone ? ['sms', ...(auth.whatsapp ? ['whatsapp'] : [])] : [],
    saml_enabled: auth.saml,
    passkeys_enabled: auth.passkeys,
    mfa: auth.factors,
  })
}

import type { NamedInAuth, namedInAuth } from './named-in-auth.ts'

/** Where nothing answers. */
export const NOWHERE = 'http://127.0.0.1:1'

export interface Reads {
  query?: string
  body: Record<string, unknown>
  /** What the ids of the path name. */
  of?: () => Promise<NamedInAuth>
}

/** As browsers say what a key answered. */
const credential = {
  ...{ id: 'x', rawId: 'x', type: 'public-key', clientExtensionResults: {} },
  response: { clientDataJSON: 'x', attestationObject: 'x', authenticatorData: 'x', signature: 'x', transports: ['x'] },
}

/** What the auth endpoints read, by their paths. `email`: of a member. */
export function inputsOfAuth(siteUrl: string, email: string, named: Awaited<ReturnType<typeof namedInAuth>>) {
  /** What each endpoint reads; the values are right, so that the one that is not is met alone. */
  const reads: Record<string, Reads[]> = {
    '/signup': [
      {
        body: {
          ...{ email: 'x@example.org', password: 'secret1', phone: '', data: {}, gotrue_meta_security: {} },
          ...{ code_challenge: null, code_challenge_method: null, channel: 'sms' },
        },
      },
    ],
    '/token': [
      { query: '?grant_type=password', body: { email: email, password: 'wrong pass', phone: '' } },
      { query: '?grant_type=refresh_token', body: { refresh_token: 'aaaaaaaaaaaa' } },
      { query: '?grant_type=password', body: { phone: '+34600000001', password: 'wrong pass' } },
      { query: '?grant_type=pkce', body: { auth_code: 'x', code_verifier: 'x' } },
      { query: '?grant_type=id_token', body: { provider: 'google', id_token: 'x', nonce: 'x', link_identity: true } },
      { query: '?grant_type=web3', body: { chain: 'solana', message: 'x'.repeat(70), signature: 'x' } },
      { query: '?grant_type=%00', body: { a: 1 } },
    ],
    '/verify': [
      { body: { type: 'signup', email: email, token: '123456', phone: '' } },
      { body: { type: 'recovery', token_hash: 'x' } },
      { body: { type: 'sms', phone: '+34600000001', token: '123456' } },
    ],
    '/otp': [
      {
        body: {
          ...{ email: 'new@example.org', phone: '', create_user: true, data: {}, channel: 'sms' },
          ...{ code_challenge: 'x'.repeat(43), code_challenge_method: 's256' },
        },
      },
      { body: { phone: '+34600000001', channel: 'sms' } },
    ],
    '/resend': [
      { body: { type: 'signup', email: email, phone: '' } },
      { body: { type: 'sms', phone: '+34600000001', channel: 'sms' } },
    ],
    '/recover': [{ body: { email: email } }],
    '/user': [
      {
        body: { email: '', password: 'secret2', data: {}, nonce: '', current_password: 'x', phone: '', channel: 'sms' },
      },
    ],
    '/sso': [
      { body: { domain: 'x.example', redirect_to: 'x', skip_http_redirect: true } },
      { body: { provider_id: 'x' } },
    ],
    '/sso/saml/acs': [{ body: { SAMLResponse: 'x', RelayState: 'x' } }],
    '/callback': [{ body: { state: 'x', code: 'x', error: '', error_description: '', iss: '' } }],
    '/invite': [{ body: { email: 'x@example.org', data: {} } }],
    '/admin/generate_link': [
      { body: { type: 'signup', email: 'y@example.org', password: 'secret1', new_email: '', data: {} } },
    ],
    '/admin/users': [
      {
        body: {
          ...{ id: '', email: 'z@example.org', phone: '', password: 'secret1', password_hash: '', ban_duration: '1h' },
          ...{ user_metadata: {}, app_metadata: {}, email_confirm: true, phone_confirm: true, role: '', aud: '' },
        },
      },
    ],
    '/admin/users/:id': [
      {
        of: named.user,
        body: {
          ...{ email: 'x@example.org', phone: '', password: 'secret1', password_hash: '', role: '', aud: '' },
          ...{ ban_duration: 'none', user_metadata: {}, app_metadata: {}, email_confirm: true, phone_confirm: true },
          should_soft_delete: true,
        },
      },
    ],
    '/admin/users/:id/factors': [{ of: named.user, body: {} }],
    '/admin/users/:id/factors/:factor': [{ of: named.usersFactor, body: { friendly_name: 'x' } }],
    '/admin/users/:id/passkeys': [{ of: named.user, body: {} }],
    '/admin/users/:id/passkeys/:passkey': [{ of: named.usersPasskey, body: {} }],
    '/admin/sso/providers': [
      {
        body: {
          type: 'saml',
          metadata_xml: '<x/>',
          metadata_url: '',
          domains: [],
          attribute_mapping: {},
          disabled: false,
        },
      },
    ],
    '/admin/sso/providers/:id': [
      {
        of: named.ssoProvider,
        body: {
          ...{ metadata_xml: '<x/>', metadata_url: '', domains: ['x.example'], disabled: false },
          ...{ attribute_mapping: { keys: { email: { name: 'x' } } }, name_id_format: 'x', type: 'saml' },
        },
      },
    ],
    '/admin/custom-providers': [
      {
        body: {
          ...{ provider_type: 'oauth2', identifier: 'custom:x', name: 'x', client_id: 'x', client_secret: 'x' },
          ...{ acceptable_client_ids: [], scopes: [], custom_claims_allowlist: [], pkce_enabled: true, enabled: true },
          ...{ attribute_mapping: {}, authorization_params: {}, email_optional: true, skip_nonce_check: false },
          ...{ issuer: '', discovery_url: '', authorization_url: NOWHERE, jwks_uri: '' },
          ...{ token_url: NOWHERE, userinfo_url: NOWHERE },
        },
      },
    ],
    '/admin/oauth/clients': [
      {
        body: {
          ...{ client_name: 'x', client_uri: '', logo_uri: '', redirect_uris: ['https://x.example'], scope: 'x' },
          ...{ grant_types: ['refresh_token'], response_types: ['code'], token_endpoint_auth_method: 'none' },
        },
      },
    ],
    '/admin/oauth/clients/:id': [
      {
        of: named.oauthClient,
        body: {
          ...{ client_name: 'x', client_uri: '', logo_uri: '', redirect_uris: ['https://x.example'] },
          ...{ grant_types: ['refresh_token'], token_endpoint_auth_method: 'client_secret_basic' },
        },
      },
    ],
    '/admin/oauth/clients/:id/regenerate_secret': [{ of: named.oauthClient, body: {} }],
    '/admin/custom-providers/:id': [
      {
        of: named.customProvider,
        body: {
          ...{ name: 'x', client_id: 'x', client_secret: 'x', enabled: true, scopes: [], issuer: '', jwks_uri: '' },
          ...{ acceptable_client_ids: [], custom_claims_allowlist: [], authorization_params: { a: 'x' } },
          ...{ attribute_mapping: { a: 'x' }, pkce_enabled: true, email_optional: true, discovery_url: '' },
          skip_nonce_check: true,
          ...{ authorization_url: NOWHERE, token_url: NOWHERE, userinfo_url: NOWHERE },
        },
      },
    ],
    '/factors': [
      { body: { factor_type: 'totp', friendly_name: 'x', issuer: 'x' } },
      { body: { factor_type: 'phone', phone: '+34600000001' } },
    ],
    '/factors/:id': [{ of: named.app, body: {} }],
    '/factors/:id/challenge': [
      { of: named.key, body: { webauthn: { rpId: 'x', rpOrigins: ['x'] } } },
      { of: named.phone, body: { channel: 'sms' } },
    ],
    '/factors/:id/verify': [
      { of: named.app, body: { challenge_id: 'x', code: '123456' } },
      { of: named.phone, body: { challenge_id: 'x', code: '123456' } },
      { of: named.key, body: { challenge_id: 'x', webauthn: {} } },
      { of: named.key, body: { webauthn: { type: 'create', credential_response: credential } } },
    ],
    '/factors/recovery-codes': [{ body: { friendly_name: 'x' } }],
    '/factors/recovery-codes/verify': [{ body: { code: 'aaaa-bbbb' } }],
    '/passkeys/registration/verify': [{ body: { challenge_id: 'x', credential: {} } }],
    '/passkeys/authentication/verify': [{ body: { challenge_id: 'x', credential: {} } }],
    '/passkeys/:id': [{ of: named.passkey, body: { friendly_name: 'x' } }],
    '/user/identities/:id': [{ of: named.identity, body: {} }],
    '/logout': [{ query: '?scope=everything', body: {} }],
  }

  /** What is asked for in an address. */
  const asks: Record<string, Record<string, string>> = {
    '/verify': { token: 'x', type: 'signup', redirect_to: `${siteUrl}/x` },
    '/authorize': {
      ...{ provider: 'club', scopes: 'x', redirect_to: `${siteUrl}/x`, invite_token: '', prompt: 'login' },
      ...{ code_challenge: 'x'.repeat(43), code_challenge_method: 's256', state: 'x' },
    },
    '/callback': { state: crypto.randomUUID(), code: 'x', error: '', error_description: '', iss: '' },
    '/user/identities/authorize': {
      ...{ provider: 'club', scopes: 'x', redirect_to: 'x', skip_http_redirect: 'true' },
      ...{ code_challenge: 'x'.repeat(43), code_challenge_method: 's256' },
    },
    '/admin/users': { page: '1', per_page: '50' },
    '/admin/audit': { page: '1', per_page: '50' },
    '/admin/oauth/clients': { page: '1', per_page: '50' },
    '/admin/custom-providers': { type: 'oidc' },
  }

  return { reads, asks }
}

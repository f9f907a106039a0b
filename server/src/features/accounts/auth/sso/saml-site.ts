import type { SamlSite } from '../../../../ports.ts'
import type { Settings } from '../../../../settings.ts'
import { AuthError } from '../auth-error.ts'

/** We, as organisations know us. */
export function samlSite({ siteUrl, auth }: Settings): SamlSite {
  const base = `${siteUrl}${auth.basePath.replace(/\/+$/, '')}/sso/saml`
  return { entityId: `${base}/metadata`, acsUrl: `${base}/acs` }
}

export function requireSaml({ auth }: Settings): void {
  if (!auth.saml) throw new AuthError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled')
}

/** An XML id begins with a letter or underscore. */
export const requestIdOf = (flowId: string): string => `_${flowId}`

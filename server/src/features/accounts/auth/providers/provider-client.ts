import type { Configuration } from 'openid-client'
import type { Context } from '../../../../context.ts'
import type { AuthProvider } from '../../../../settings.ts'
import { AuthError, invalid } from '../auth-error.ts'
import { customProvider } from './custom-providers.queries.ts'

export interface ProviderClient {
  name: string
  provider: AuthProvider
  config: Configuration
  isOidc: boolean
}

/** Keys and endpoints of an issuer change: what it said counts for so long. */
const KEEP_MS = 600_000
const kept = new WeakMap<AuthProvider, { at: number; config: Promise<Configuration> }>()

const unknownProvider = () => invalid('Unsupported provider: provider is not enabled')

/** Of the settings, or added by the operator since. */
export async function providerNamed({ settings: { auth }, db }: Context, name: string): Promise<AuthProvider> {
  const ofSettings = Object.hasOwn(auth.providers, name) ? auth.providers[name] : undefined
  const provider = ofSettings ?? (await customProvider(db, name))
  if (!provider) throw unknownProvider()
  return provider
}

/** What the issuer says of itself, asked once in ten minutes. */
export async function providerClient(ctx: Context, name: string): Promise<ProviderClient> {
  const provider = await providerNamed(ctx, name)
  const now = ctx.now().getTime()
  let entry = kept.get(provider)
  if (!entry || Math.abs(now - entry.at) > KEEP_MS) {
    entry = { at: now, config: configure(provider) }
    kept.set(provider, entry)
    entry.config.catch(() => kept.delete(provider))
  }
  try {
    return { name, provider, config: await entry.config, isOidc: provider.issuer !== null }
  } catch (error) {
    ctx.ports.log.warn({ requestId: ctx.requestId, provider: name, error: String(error) }, 'a provider does not answer')
    throw new AuthError(503, 'unexpected_failure', `${name} cannot be reached`, { retryAfterSeconds: 5 })
  }
}

/** Asks an issuer what it says of itself; rejects when it says nothing of use. */
export async function configure(provider: AuthProvider): Promise<Configuration> {
  const { clientId, clientSecret, issuer, endpoints, own } = provider
  const { allowInsecureRequests, Configuration, discovery } = await import('openid-client')
  const secret = clientSecret || undefined
  if (issuer !== null) {
    const url = new URL(own?.discoveryUrl ?? issuer)
    return discovery(
      url,
      clientId,
      secret,
      undefined,
      url.protocol === 'http:' ? { execute: [allowInsecureRequests] } : {},
    )
  }
  if (!endpoints) throw new Error('A provider needs an issuer or endpoints.')
  const config = new Configuration(
    {
      issuer: new URL(endpoints.authorization).origin,
      authorization_endpoint: endpoints.authorization,
      token_endpoint: endpoints.token,
    },
    clientId,
    secret,
  )
  // Only where the operator wrote http:// herself: a provider beside this server.
  if (endpoints.token.startsWith('http:')) allowInsecureRequests(config)
  return config
}

import type { AuthProvider } from '@heraia/server/settings'
import { z } from 'zod'

const endpoints = z.object({ authorization: z.url(), token: z.url(), userinfo: z.url() })

const provider = z.strictObject({
  clientId: z.string().min(1),
  clientSecret: z.string().default(''),
  otherClientIds: z.array(z.string()).optional(),
  issuer: z.url().optional(),
  endpoints: endpoints.optional(),
  scopes: z.string().optional(),
  trustsEmail: z.boolean().optional(),
})

const GRAPH = 'https://graph.facebook.com/v21.0'

/** What an operator need not say of those that everybody knows. */
const KNOWN: Record<string, Partial<AuthProvider>> = {
  google: { issuer: 'https://accounts.google.com' },
  facebook: {
    scopes: 'public_profile email',
    endpoints: {
      authorization: 'https://www.facebook.com/v21.0/dialog/oauth',
      token: `${GRAPH}/oauth/access_token`,
      userinfo: `${GRAPH}/me?fields=id,name,email`,
    },
    trustsEmail: true,
  },
}

/** Names that mean something else, or that an address could not hold. */
const isName = (name: string) => /^[a-z][a-z0-9_-]{0,30}$/.test(name) && !/^(email|phone|anonymous|web3|sso)/.test(name)

/** AUTH_PROVIDERS: a JSON object by name. */
export const readProviders = z.string().transform((text, ctx): Record<string, AuthProvider> => {
  const parsed = z.record(z.string(), provider).safeParse(parseJson(text))
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const where = issue?.path.join('.') || 'write {"google":{"clientId":"…","clientSecret":"…"}}:'
    ctx.addIssue({ code: 'custom', message: `${where} ${issue?.message ?? 'is not right'}` })
    return z.NEVER
  }
  const read: Record<string, AuthProvider> = {}
  for (const [name, given] of Object.entries(parsed.data)) {
    const filled = fill(name, given)
    if (!isName(name)) ctx.addIssue({ code: 'custom', message: `${name} cannot be the name of a provider` })
    else if (!filled.issuer && !filled.endpoints) ctx.addIssue({ code: 'custom', message: `${name} needs an issuer` })
    else read[name] = filled
  }
  return read
})

function fill(name: string, given: z.infer<typeof provider>): AuthProvider {
  const known = KNOWN[name]
  return {
    clientId: given.clientId,
    clientSecret: given.clientSecret,
    otherClientIds: given.otherClientIds ?? [],
    issuer: given.issuer ?? known?.issuer ?? null,
    endpoints: given.endpoints ?? known?.endpoints ?? null,
    scopes: given.scopes ?? known?.scopes ?? 'openid email profile',
    trustsEmail: given.trustsEmail ?? known?.trustsEmail ?? false,
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

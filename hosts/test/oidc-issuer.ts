import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

export interface IssuerPerson {
  email?: string
  email_verified?: boolean
  name?: string
  nickname?: string
  picture?: string
}

export interface OidcIssuer {
  issuer: string
  /** By what the issuer calls them. */
  people: Map<string, IssuerPerson>
  clientId: string
  clientSecret: string
  endpoints: { authorization: string; token: string; userinfo: string }
  /** She opens the address in her browser, signs in there as `login` and says yes, or no. Answers where she is sent. */
  visits(address: string, login: string, says?: 'yes' | 'no'): Promise<URL>
  /** As an app on her phone gets one from the provider. */
  idToken(login: string, nonce?: string): Promise<string>
  close(): Promise<void>
}

export const APP = { id: 'app', redirect: 'http://127.0.0.1/app' }

/** A real OpenID provider on a port of its own, which sends people back to `callback`. */
export async function oidcIssuer(callback: string): Promise<OidcIssuer> {
  const people = new Map<string, IssuerPerson>()
  const client = { clientId: 'heraia', clientSecret: 'a secret of the tests' }
  let handle: ReturnType<Provider['callback']> | undefined
  const http = createServer((request, response) => void handle?.(request, response))
  await new Promise<void>((done) => void http.listen(0, '127.0.0.1', done))
  const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [callback],
        grant_types: ['authorization_code', 'refresh_token'],
      },
      {
        client_id: APP.id,
        redirect_uris: [APP.redirect],
        token_endpoint_auth_method: 'none',
        application_type: 'native',
      },
    ],
    claims: { email: ['email', 'email_verified'], profile: ['name', 'nickname', 'picture'] },
    conformIdTokenClaims: false,
    findAccount: (_, id) => ({ accountId: id, claims: () => ({ sub: id, ...people.get(id) }) }),
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, RefreshToken: 600, Session: 600 },
    cookies: { keys: ['of the tests'] },
  })
  handle = provider.callback()
  return {
    issuer,
    people,
    ...client,
    endpoints: { authorization: `${issuer}/auth`, token: `${issuer}/token`, userinfo: `${issuer}/me` },
    visits: (address, login, says = 'yes') => visit(issuer, address, login, says),
    idToken: (login, nonce) => idToken(issuer, login, nonce),
    close: async () => {
      http.closeAllConnections()
      await new Promise<void>((done) => void http.close(() => done()))
    },
  }
}

async function idToken(issuer: string, login: string, nonce?: string): Promise<string> {
  const verifier = 'v'.repeat(50)
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  const query = new URLSearchParams({
    client_id: APP.id,
    redirect_uri: APP.redirect,
    response_type: 'code',
    scope: 'openid email profile',
    code_challenge: Buffer.from(digest).toString('base64url'),
    code_challenge_method: 'S256',
    ...(nonce && { nonce }),
  })
  const back = await visit(issuer, `${issuer}/auth?${query}`, login, 'yes')
  const response = await fetch(`${issuer}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: APP.id,
      redirect_uri: APP.redirect,
      code: back.searchParams.get('code') ?? '',
      code_verifier: verifier,
    }),
  })
  return String(((await response.json()) as { id_token: string }).id_token)
}

/** As a browser does: follows redirects with the issuer's cookies, and sends its forms. */
async function visit(issuer: string, address: string, login: string, says: 'yes' | 'no'): Promise<URL> {
  const cookies = new Map<string, string>()
  const ask = async (url: URL, form?: Record<string, string>): Promise<URL> => {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const [name = '', ...value] = pair.split('=')
      cookies.set(name, value.join('='))
    }
    const location = response.headers.get('location')
    if (location) return new URL(location, url)
    const page = await response.text()
    const prompt = /name="prompt" value="([a-z]+)"/.exec(page)?.[1]
    if (!prompt) throw new Error(`The issuer answered ${response.status}: ${page.slice(0, 300)}`)
    if (prompt === 'consent' && says === 'no') return new URL(`${url.pathname}/abort`, url)
    return ask(url, prompt === 'login' ? { prompt, login, password: 'any' } : { prompt })
  }
  let url = new URL(address)
  for (let steps = 0; steps < 12 && url.origin === issuer; steps++) url = await ask(url)
  return url
}

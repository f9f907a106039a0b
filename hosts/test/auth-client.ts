import { GoTrueClient, type GoTrueClientOptions } from '@supabase/auth-js'
import type { TestHeraia } from './heraia.ts'

export interface TestAuthClient {
  auth: GoTrueClient
  /** What the client keeps in the browser. */
  storage: Map<string, string>
}

/** The official client, unchanged, as the web uses it: PKCE flow, a fixed key, no timer of its own. `more`: otherwise. */
export function authClient(
  heraia: TestHeraia,
  fetch: typeof globalThis.fetch = heraia.fetch,
  more: GoTrueClientOptions = {},
): TestAuthClient {
  const storage = new Map<string, string>()
  const auth = new GoTrueClient({
    url: heraia.siteUrl + heraia.context.settings.auth.basePath.replace(/\/+$/, ''),
    fetch,
    flowType: 'pkce',
    storageKey: 'heraia-session',
    autoRefreshToken: false,
    detectSessionInUrl: false,
    persistSession: true,
    experimental: { recoveryCodes: true, passkey: true },
    storage: {
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
      removeItem: (key) => void storage.delete(key),
    },
    ...more,
  })
  return { auth, storage }
}

import { AuthClient } from '@supabase/auth-js'
import { isDemo } from '../demo/is-demo.ts'
import { TAB_KEY } from '../demo/tab-session.ts'
import { authAddress, authKey } from './auth-address.ts'
import { authStorage } from './auth-storage.ts'
import { inTime } from './in-time.ts'
import { endsByOwnClock } from './own-clock.ts'
import { withRegistrationKey } from './registration-key.ts'
import { notingRetryAfter } from './retry-after.ts'
import { SESSION_KEY } from './session-storage.ts'

export const authClient = new AuthClient({
  url: authAddress(),
  storageKey: isDemo ? TAB_KEY : SESSION_KEY,
  storage: authStorage,
  flowType: 'pkce',
  autoRefreshToken: true,
  persistSession: true,
  detectSessionInUrl: true,
  fetch: endsByOwnClock(notingRetryAfter(withRegistrationKey(inTime))),
  headers: { 'X-Client-Info': 'heraia-web/0.1.0', apikey: authKey() },
  // Off by default until the client's own next version.
  experimental: { passkey: true, recoveryCodes: true },
})

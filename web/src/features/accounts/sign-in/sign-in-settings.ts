import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import type { Load } from '../../../lib/page.ts'
import { askAuth } from '../../../lib/session/ask-auth.ts'
import { authKey } from '../../../lib/session/auth-address.ts'
import { within } from '../../../lib/time-limit.ts'

/** Which ways in are open, as the auth server says; of a server that knows less, the rest is closed. */
interface SignInSettings {
  external: Record<string, boolean | undefined>
  disable_signup?: boolean
  /** Ours alone; `approval`: an admin lets her in; `invite`: who brings an invitation may. */
  registration?: WhoRegisters
  /** By which ways a code comes to a phone; a server that does not say so knows SMS alone. */
  sms_channels?: string[]
  web3?: { ethereum?: boolean; solana?: boolean }
  saml_enabled?: boolean
  passkeys_enabled?: boolean
  /** Which second factors can be set up, and shown. */
  mfa?: OpenFactors
}

type WhoRegisters = 'open' | 'approval' | 'invite' | 'closed'

export interface OpenFactors {
  totp?: boolean
  phone?: boolean
  webauthn?: boolean
}

const LIMIT_MS = 5000

const signInSettings = queryOptions({
  queryKey: ['auth', 'settings'],
  staleTime: 5 * 60_000,
  queryFn: async (): Promise<SignInSettings> => {
    const asked = askAuth()?.('/settings', { headers: { apikey: authKey() } })
    if (!asked) throw new Error('The auth endpoints are elsewhere.')
    const response = await within(LIMIT_MS, asked)
    const said: Partial<SignInSettings> | null = response.ok ? await response.json() : null
    if (!said?.external) throw new Error(`/settings answered ${response.status}`)
    return { ...said, external: said.external }
  },
})

export const useSignInSettings = () => useQuery(signInSettings)

/** Whom registration is for, of another auth server as far as it says. */
export function useWhoRegisters(): WhoRegisters {
  const { data } = useSignInSettings()
  return data?.registration ?? (data?.disable_signup ? 'closed' : 'open')
}

/** Of what is known already, else asked for once. */
export const readSignInSettings = (client: QueryClient) => client.fetchQuery({ ...signInSettings, retry: false })

/** The operator has changed them since. */
export const forgetSignInSettings = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: signInSettings.queryKey, refetchType: 'none' })

export type PhoneChannel = 'sms' | 'whatsapp'

/** Whether codes to a phone may come by WhatsApp, too. */
export const useWhatsApp = (): boolean => useSignInSettings().data?.sms_channels?.includes('whatsapp') ?? false

/** Nothing where the browser alone may ask. */
export const loadSignInSettings = (): Load[] => (askAuth() ? [(client) => client.query(signInSettings)] : [])

/** No services, but what the same list says of our own ways in. */
const OWN = ['email', 'phone', 'anonymous_users']
/** Always shown: the two that the sign-in screen names. */
const NAMED = ['google', 'facebook']

export interface ProviderChoice {
  name: string
  label: string
  isOpen: boolean
}

/** Google and Facebook first, then whoever else is configured. */
export function providersOf(external: SignInSettings['external']): ProviderChoice[] {
  const others = Object.keys(external).filter((name) => external[name] && ![...OWN, ...NAMED].includes(name))
  return [...NAMED, ...others.sort()].map((name) => ({ name, label: labelOf(name), isOpen: external[name] === true }))
}

const LABELS: Record<string, string> = { github: 'GitHub', gitlab: 'GitLab', linkedin_oidc: 'LinkedIn' }

/** `club-madrid` is Club Madrid. */
export const labelOf = (name: string): string =>
  LABELS[name] ??
  name
    .replace(/^custom:/, '')
    .split(/[-_]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

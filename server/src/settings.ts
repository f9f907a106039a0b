/** What an operator can set. hosts/node reads it from the environment; a test writes it by hand. */
export interface Settings {
  /** Origin of the site, no slash at the end: `http://localhost:3000`. */
  siteUrl: string
  auth: AuthSettings
  media: MediaSettings
  market: MarketSettings
  /** Hosts of push services, also as the ends of longer names; browsers may subscribe with these alone. */
  pushServices: string[]
  orders: OrderSettings
  /** Made-up people live here (`npm run samples`): the sign-in screen may offer the demo pair. */
  demoAccounts: boolean
  /** The demo lies below /demo/ of this site. */
  demoBeside: boolean
  /** Who registers with an address that contains "admin" is one: for trying it out, where nobody else is. False on every server. */
  adminsByEmail: boolean
  /** Shows the note of the registration screen that any email makes a test account. */
  testAccountNote: boolean
  newAccounts: NewAccountSettings
  /** Multiplies every rate limit; 1 on a live server. */
  rateLimitFactor: number
  /** What a program says to read /metrics, as a bearer token; null: it is read on this machine alone. */
  metricsToken: string | null
}

export interface MediaSettings {
  /** The most that one file may have. */
  uploadMaxBytes: number
  /** The most that all uploads of one person may have together. */
  quotaBytes: number
}

export const mediaDefaults: MediaSettings = { uploadMaxBytes: 100 * 1024 * 1024, quotaBytes: 5 * 1024 ** 3 }

export interface MarketSettings {
  /** How long a listing is on sale until it expires. */
  listingDays: number
}

export const marketDefaults: MarketSettings = { listingDays: 60 }
/** Of Chrome and its kin, Firefox, Edge and Safari. */
export const knownPushServices = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
]

/** What an account that counts as new may do of what spam does: in a day each, but for `mentions`, in one text. */
export interface NewAccountSettings {
  /** How long an account counts as new; 0: none does. */
  days: number
  /** Begun with people who do not follow her; to invite one of them to a team counts as one. */
  conversations: number
  /** Of people and teams. */
  follows: number
  mentions: number
  /** Posts, comments, questions and offers that lead to other sites. */
  links: number
  listings: number
  /** For open roles, and to join teams. */
  applications: number
}

export const newAccountDefaults: NewAccountSettings = {
  ...{ days: 7, conversations: 5, follows: 40, mentions: 3, links: 3, listings: 5, applications: 5 },
}

/** How long each state of an order lasts before it ends by itself. */
export interface OrderSettings {
  /** An offer, and the price that was agreed on. */
  offerHours: number
  /** A piece that is held while she pays by card. */
  payMinutes: number
  /** The same where the two arrange the payment. */
  arrangeDays: number
  /** After it was paid; then the buyer gets her money back. */
  sendDays: number
  /** After it was sent; then it counts as received. */
  receiveDays: number
  /** After it was received; then the seller gets the money. */
  approveHours: number
  /** A dispute that nobody decides; then the buyer gets her money back. */
  disputeDays: number
  /** After it was completed. */
  reviewDays: number
  /** What the site keeps of a payment by card. */
  feePercent: number
}

export const orderDefaults: OrderSettings = {
  ...{ offerHours: 48, payMinutes: 15, arrangeDays: 7, sendDays: 14, receiveDays: 14, approveHours: 48 },
  ...{ disputeDays: 60, reviewDays: 7, feePercent: 0 },
}

export interface AuthSettings {
  /** Path of the auth endpoints, `/auth/v1`. */
  basePath: string
  /** New addresses count as confirmed at once. Default: on while no mail server is configured. */
  autoconfirm: boolean
  signup: boolean
  passwordMin: number
  /** Milliseconds that what depends on whose an address or phone is takes at least (evenly.ts). */
  evenMs: number
  /** Seconds that an access token lives. */
  accessTokenSeconds: number
  /** Seconds in which a refresh token that was already used still answers the current one. */
  refreshReuseSeconds: number
  /** Seconds after which she signs in again: not seen; since she signed in; the same without a second factor of hers. */
  sessionInactivitySeconds: number
  sessionTimeboxSeconds: number | null
  sessionLowAalSeconds: number | null
  /** Signing in ends every other session of hers. */
  sessionSingle: boolean
  /** Private JWKs as a JSON array; null: made on first start and kept in the database. */
  signingKeys: string | null
  /** Accounts without an address, to look around. */
  anonymous: boolean
  /** Sign-up and sign-in by an email address. */
  email: boolean
  /** Sign-up and sign-in by SMS. */
  phone: boolean
  /** Who sends SMS also writes by WhatsApp: the screens offer it. */
  whatsapp: boolean
  /** What `/settings` says sends SMS: `twilio`, `log`. */
  smsProvider: string
  /** Phones (digits) that get this code and no SMS, for tests. */
  testOtp: Record<string, string>
  /** A new password always asks for the one before. */
  requireCurrentPassword: boolean
  /** Where links may lead beside the site itself; `*` within a part of the address, `**` across parts. */
  redirectUrls: string[]
  /** Who else may vouch for a person, by the name that clients ask for: `google`. */
  providers: Record<string, AuthProvider>
  /** Organisations whose directories vouch for their people. */
  saml: boolean
  /** Another Heraia's auth endpoints: ours are off, and its tokens count. null: ours. */
  authUrl: string | null
  /** By which a hosted service knows this site. Public: browsers send it. null: it asks for none. */
  authKey: string | null
  /** Whether sign-ins ask for a captcha, and whose. */
  captcha: 'hcaptcha' | 'turnstile' | null
  /** Its public key: the screens show the captcha with it. null: only programs that bring their own sign in. */
  captchaSiteKey: string | null
  /** An HS256 key that is trusted beside the signing keys; null: none. */
  jwtSecret: string | null
  /** Wallets that sign in. */
  web3: { ethereum: boolean; solana: boolean }
  /** Whether she may link and unlink them herself. */
  manualLinking: boolean
  passkeys: boolean
  /** Admins have their powers only in sessions in which they showed a second factor. */
  adminFactor: boolean
  /** Which second factors can be set up and used. */
  factors: { totp: boolean; phone: boolean; webauthn: boolean }
  /** A second factor is to be answered from the address it was asked for from. */
  factorSameAddress: boolean
  /** Points of single limits instead of those in auth-limits.ts. */
  rates: Record<string, number>
}

/** OpenID Connect by its issuer, or plain OAuth 2.0 by its endpoints. */
export interface AuthProvider {
  clientId: string
  clientSecret: string
  /** Further clients of ours, whose id tokens count too: apps. */
  otherClientIds: string[]
  scopes: string
  issuer: string | null
  endpoints: { authorization: string; token: string; userinfo: string } | null
  /** It gives out addresses only after confirming them, and says nothing of it. */
  trustsEmail: boolean
  /** What only a provider says that was added at run time. */
  own?: ProviderOwn
}

export interface ProviderOwn {
  /** Where its discovery document is, when not at the issuer's usual place. */
  discoveryUrl: string | null
  /** Where its keys are, when not where its discovery document says. */
  keysUrl: string | null
  /** Sent along to its page. */
  authorizationParams: Record<string, string>
  /** Our name of a claim: its name there. */
  attributeMapping: Record<string, string>
  /** Claims that are kept as they come. */
  claimsKept: string[]
  usesPkce: boolean
  usesNonce: boolean
  emailOptional: boolean
}

/** What holds where the operator says nothing. */
export const authDefaults: AuthSettings = {
  basePath: '/auth/v1',
  autoconfirm: true,
  signup: true,
  passwordMin: 6,
  evenMs: 150,
  accessTokenSeconds: 3600,
  refreshReuseSeconds: 10,
  sessionInactivitySeconds: 30 * 86_400,
  sessionTimeboxSeconds: null,
  sessionLowAalSeconds: null,
  sessionSingle: false,
  signingKeys: null,
  anonymous: false,
  email: true,
  phone: false,
  whatsapp: false,
  smsProvider: '',
  testOtp: {},
  requireCurrentPassword: false,
  redirectUrls: [],
  providers: {},
  saml: false,
  authUrl: null,
  authKey: null,
  captcha: null,
  captchaSiteKey: null,
  jwtSecret: null,
  web3: { ethereum: false, solana: false },
  manualLinking: true,
  passkeys: true,
  adminFactor: false,
  factors: { totp: true, phone: false, webauthn: true },
  factorSameAddress: false,
  rates: {},
}

import {
  authDefaults,
  marketDefaults,
  mediaDefaults,
  newAccountDefaults,
  orderDefaults,
  type Settings,
} from '@heraia/server/settings'

const MONTH = 30 * 86_400

/** `siteUrl`: where the folder of the demo lies, without a slash at the end. */
export const demoSettings = (siteUrl: string): Settings => ({
  siteUrl,
  demoAccounts: true,
  demoBeside: false,
  adminsByEmail: true,
  testAccountNote: true,
  rateLimitFactor: 10,
  metricsToken: null,
  // Everybody in it is new, and nobody writes to strangers.
  newAccounts: { ...newAccountDefaults, days: 0 },
  pushServices: [],
  market: marketDefaults,
  orders: orderDefaults,
  media: { ...mediaDefaults, uploadMaxBytes: 25 * 1024 * 1024, quotaBytes: 500 * 1024 * 1024 },
  auth: {
    ...authDefaults,
    evenMs: 0,
    // Two tabs of one person hold the same session: renewing it in one would end it in the other.
    accessTokenSeconds: MONTH,
    // Keys that a browser makes for a site belong to its address; at another one they are of no use.
    passkeys: false,
    factors: { totp: true, phone: false, webauthn: false },
  },
})

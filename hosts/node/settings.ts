import { PRODUCT_NAME } from '@heraia/contract/product'
import { authDefaults, knownPushServices, type Settings } from '@heraia/server/settings'
import { z } from 'zod'
import type { StripeSettings } from '../payments/stripe-calls.ts'
import { readProviders } from './auth-providers.ts'
import { readRates, readRedirectUrls, readSigningKeys, readTestOtp, readWeb3 } from './auth-settings.ts'
import type { CaptchaSettings } from './captcha.ts'
import type { FactorJudgeSettings } from './factor-judge.ts'
import { factorJudgeEnvironment, readFactorJudge } from './factor-judge-settings.ts'
import { type FilesSettings, filesEnvironment, readFiles, readMedia } from './files/files-settings.ts'
import { newAccountsEnvironment, readNewAccounts } from './new-accounts-settings.ts'
import { paymentsEnvironment, readOrders, readStripe } from './payments-settings.ts'
import { hasWhatsApp, isWholeSmsUrl, missingHalves, tooManyConnections } from './settings-together.ts'

const port = z.coerce.number().int().min(1).max(65_535)
const count = (fallback: number) => z.coerce.number().int().positive().default(fallback)
/** Who is here is noted once a minute: shorter ones would end sessions in use. */
const sessionSeconds = z.coerce.number().int().min(300)
const onOff = z.enum(['on', 'off', 'true', 'false', '1', '0']).transform((word) => ['on', 'true', '1'].includes(word))
const origin = z
  .url({ protocol: /^https?$/, error: 'write an address: https://heraia.example' })
  .refine(isOrigin, 'write it without a path: https://heraia.example')
  .transform((url) => new URL(url).origin)
const hosts = z
  .string()
  .transform((text) => text.split(',').flatMap((host) => host.trim() || []))
  .refine((each) => each.every((host) => /^[a-z0-9.-]+$/i.test(host)), 'write hosts, with commas between: push.example')
const mailAddress = /^[^\s<>@]+@[^\s<>@]+$|^[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>$/
/** Where the site answers itself: what is below them is not the auth endpoints' to take. */
const ownPaths = ['/api', '/assets', '/demo', '/events', '/forms', '/media', '/uploads']

function isOrigin(text: string): boolean {
  const url = URL.parse(text)
  // What is no address at all is said so already.
  return url === null || url.href === `${url.origin}/`
}

const Environment = z.object({
  // Where the site listens.
  PORT: port.default(3000),
  // The network address it listens on; 0.0.0.0 for every one.
  HOST: z.string().default('127.0.0.1'),
  // Where the embedded database keeps its files.
  DATA_DIR: z.string().default('.data'),
  // Texts of your own (Markdown) above those of content/, file by file.
  CONTENT_DIR: z.string().optional(),
  // A PostgreSQL 15 or newer of your own, instead of the embedded one.
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'write postgres://name:password@host/database' })
    .optional(),
  // How many connections a process opens to it.
  DATABASE_CONNECTIONS: count(16),
  ...filesEnvironment,
  // How long a listing is on sale until it expires.
  LISTING_DAYS: z.coerce.number().int().min(1).max(3650).default(60),
  // The address people type, when it is not http://localhost:PORT: https://heraia.example
  SITE_URL: origin.optional(),
  // The mail server: smtps://name:password@host. Without it, mail waits in the outbox.
  SMTP_URL: z.url({ protocol: /^smtps?$/, hostname: /./, error: 'write smtps://name:password@host' }).optional(),
  // Who mail comes from.
  MAIL_FROM: z.string().regex(mailAddress, 'write Name <name@host>').default(`${PRODUCT_NAME} <no-reply@localhost>`),
  // Push services that browsers may subscribe with, beside those of the known browsers: hosts, with commas.
  PUSH_SERVICES: hosts.default([]),
  // Proxies whose X-Forwarded-For is believed: addresses or CIDR ranges, separated by commas.
  TRUSTED_PROXIES: z.string().default(''),
  // debug, info, warn or error.
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  // Path of the auth endpoints.
  AUTH_BASE_PATH: z
    .string()
    .regex(/^(\/|(\/[\w.~-]+)+\/?)$/, 'write a path: /auth/v1')
    .refine((path) => !ownPaths.includes(path.replace(/\/$/, '')), 'something else of the site is there')
    .default('/auth/v1'),
  // New addresses count as confirmed at once. Default: on while no mail server is configured.
  AUTH_AUTOCONFIRM: onOff.optional(),
  // Whether people can register.
  AUTH_SIGNUP: onOff.default(true),
  // Milliseconds, see evenly.ts.
  AUTH_EVEN_MS: z.coerce.number().int().min(0).max(5000).default(authDefaults.evenMs),
  // Shortest password.
  AUTH_PASSWORD_MIN: z.coerce.number().int().min(1).max(64).default(6),
  // Passes of argon2id over 19 MiB for each password: 5 ms each. Two are the least that OWASP advises.
  AUTH_PASSWORD_PASSES: z.coerce.number().int().min(2).max(100).default(10),
  // How long an access token lives, in seconds.
  AUTH_ACCESS_TOKEN_SECONDS: count(3600),
  // How long a refresh token that was already used still answers the current one, in seconds.
  AUTH_REFRESH_REUSE_SECONDS: z.coerce.number().int().min(0).default(10),
  // How long she may stay away until she signs in again, in seconds.
  AUTH_SESSION_INACTIVITY_SECONDS: sessionSeconds.default(30 * 86_400),
  // How long a session lasts at most, in seconds. Default: for as long as she comes.
  AUTH_SESSION_TIMEBOX_SECONDS: sessionSeconds.optional(),
  // The same of who has a second factor and has not shown it.
  AUTH_SESSION_LOW_AAL_SECONDS: sessionSeconds.optional(),
  // Signing in ends every other session of hers.
  AUTH_SESSION_SINGLE: onOff.default(false),
  // A new password always asks for the one before.
  AUTH_REQUIRE_CURRENT_PASSWORD: onOff.default(false),
  // Accounts without an address, to look around.
  AUTH_ANONYMOUS: onOff.default(false),
  // Sign-up and sign-in by an email address.
  AUTH_EMAIL: onOff.default(true),
  // Sign-up and sign-in by SMS. Default: on once SMS_URL or AUTH_TEST_OTP is set.
  AUTH_PHONE: onOff.optional(),
  // Codes come by WhatsApp, too, where she prefers it. Default: on once SMS_URL says who writes there.
  AUTH_WHATSAPP: onOff.optional(),
  // Who sends SMS: twilio://ACCOUNT:TOKEN@api.twilio.com?from=+15550100 (twilio+http: for a server beside this one);
  // &whatsapp=+15550101 writes by WhatsApp.
  SMS_URL: z
    .url({ protocol: /^twilio(\+http)?$/, hostname: /./ })
    .refine(isWholeSmsUrl, 'write twilio://ACCOUNT:TOKEN@api.twilio.com?from=+15550100')
    .optional(),
  // Phones that get a code without an SMS, for tests: +34600000001=123456, with commas.
  AUTH_TEST_OTP: readTestOtp.default({}),
  // Where links of mails and providers may lead beside the site: addresses with * and **, with commas.
  AUTH_REDIRECT_URLS: readRedirectUrls.default([]),
  // Who else may vouch for a person: {"google":{"clientId":"…","clientSecret":"…"},"club":{"issuer":"https://…",…}}
  AUTH_PROVIDERS: readProviders.default({}),
  // Whether people may link and unlink them.
  AUTH_MANUAL_LINKING: onOff.default(true),
  // Wallets that sign in: ethereum, solana, or both with a comma; on for both.
  AUTH_WEB3: readWeb3.default({ ethereum: false, solana: false }),
  // Organisations whose directories vouch for their people (SAML 2.0).
  AUTH_SAML: onOff.default(false),
  // An HS256 key that is trusted beside the signing keys, at least 32 characters.
  AUTH_JWT_SECRET: z.string().min(32).optional(),
  // Another Heraia's auth endpoints, or a hosted service's of the same contract, https://id.example/auth/v1: ours are off then, and its tokens count.
  AUTH_URL: z.url({ protocol: /^https?$/ }).optional(),
  // By which a hosted service knows this site: its public (anon, publishable) key, which every page says.
  AUTH_API_KEY: z.string().max(2000).optional(),
  // Sign-ins ask for a captcha: whose, its public and its secret key, and where it is checked when not at its usual address.
  AUTH_CAPTCHA_PROVIDER: z.enum(['hcaptcha', 'turnstile']).optional(),
  AUTH_CAPTCHA_SITE_KEY: z.string().max(200).optional(),
  AUTH_CAPTCHA_SECRET: z.string().optional(),
  AUTH_CAPTCHA_URL: z.url({ protocol: /^https?$/ }).optional(),
  // Signing in with a passkey.
  AUTH_PASSKEYS: onOff.default(true),
  // Second factors: a code by app, a code by SMS (default: as AUTH_PHONE), a security key.
  AUTH_MFA_TOTP: onOff.default(true),
  AUTH_MFA_PHONE: onOff.optional(),
  AUTH_MFA_WEBAUTHN: onOff.default(true),
  // A second factor is to be answered from the address that asked for it; a phone that changes its network starts anew.
  AUTH_MFA_SAME_ADDRESS: onOff.default(false),
  ...factorJudgeEnvironment,
  // Admins have their powers only with a second factor.
  AUTH_ADMIN_FACTOR: onOff.default(false),
  ...paymentsEnvironment,
  // Private keys (JWKs) as a JSON array. Default: made on first start and kept in the database.
  AUTH_SIGNING_KEYS: readSigningKeys.optional(),
  // The demo below /demo/, for browsers that sign in with a demo pair.
  DEMO: onOff.default(true),
  // Offers the demo accounts on the sign-in screen.
  DEMO_ACCOUNTS: onOff.default(false),
  // Says on the registration screen that any email makes a test account.
  TEST_ACCOUNT_NOTE: onOff.default(false),
  ...newAccountsEnvironment,
  // Multiplies every rate limit; above 1 for load tests only.
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  METRICS_TOKEN: z.string().min(16, 'at least 16 characters').optional(),
})

/** Every variable that is read, for the README's table. */
export const settingNames = Object.keys(Environment.shape)

export interface HostSettings {
  port: number
  host: string
  dataDir: string
  /** null: the product's own texts. */
  contentDir: string | null
  databaseUrl: string | null
  databaseConnections: number
  files: FilesSettings
  smtpUrl: string | null
  smsUrl: string | null
  /** Where push services write to when something is wrong with our pushes: `https:` or `mailto:`. */
  pushContact: string
  captcha: CaptchaSettings | null
  factorJudge: FactorJudgeSettings | null
  stripe: StripeSettings | null
  mailFrom: string
  trustedProxies: string[]
  logLevel: string
  /** Beside the site, for browsers that ask for it. */
  demo: boolean
  /** Of argon2id, for each password. */
  passwordPasses: number
  server: Settings
}

export class SettingsError extends Error {}

/** Reads the environment. Throws SettingsError that names every variable that is wrong. An empty one counts as unset. */
export function readSettings(environment: Record<string, string | undefined>): HostSettings {
  const filled = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(filled)
  const { rates, wrong } = readRates(filled)
  wrong.push(...missingHalves(filled), ...tooManyConnections(filled))
  if (!parsed.success || wrong.length > 0) {
    const issues = parsed.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? []
    const lines = [...issues, ...wrong].map((line) => `  ${line}`)
    throw new SettingsError(`These settings are not right:\n${lines.join('\n')}`)
  }
  const env = parsed.data
  const phone = env.AUTH_PHONE ?? (env.SMS_URL !== undefined || Object.keys(env.AUTH_TEST_OTP).length > 0)
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    contentDir: env.CONTENT_DIR ?? null,
    databaseUrl: env.DATABASE_URL ?? null,
    databaseConnections: env.DATABASE_CONNECTIONS,
    files: readFiles(env, env.DATA_DIR),
    smtpUrl: env.SMTP_URL ?? null,
    smsUrl: env.SMS_URL ?? null,
    pushContact: env.SITE_URL?.startsWith('https:')
      ? env.SITE_URL
      : `mailto:${/<(.+)>/.exec(env.MAIL_FROM)?.[1] ?? env.MAIL_FROM}`,
    captcha: env.AUTH_CAPTCHA_PROVIDER
      ? {
          provider: env.AUTH_CAPTCHA_PROVIDER,
          secret: env.AUTH_CAPTCHA_SECRET ?? '',
          url: env.AUTH_CAPTCHA_URL ?? null,
        }
      : null,
    factorJudge: readFactorJudge(env),
    stripe: readStripe(env),
    mailFrom: env.MAIL_FROM,
    trustedProxies: env.TRUSTED_PROXIES.split(',').flatMap((range) => range.trim() || []),
    logLevel: env.LOG_LEVEL,
    demo: env.DEMO,
    passwordPasses: env.AUTH_PASSWORD_PASSES,
    server: {
      siteUrl: env.SITE_URL ?? `http://localhost:${env.PORT}`,
      demoAccounts: env.DEMO_ACCOUNTS,
      demoBeside: env.DEMO,
      // No setting of an operator's: an address is no proof of anything.
      adminsByEmail: false,
      testAccountNote: env.TEST_ACCOUNT_NOTE,
      newAccounts: readNewAccounts(env),
      rateLimitFactor: env.RATE_LIMIT_FACTOR,
      metricsToken: env.METRICS_TOKEN ?? null,
      pushServices: [...knownPushServices, ...env.PUSH_SERVICES],
      media: readMedia(env),
      market: { listingDays: env.LISTING_DAYS },
      orders: readOrders(env),
      auth: {
        basePath: env.AUTH_BASE_PATH,
        autoconfirm: env.AUTH_AUTOCONFIRM ?? env.SMTP_URL === undefined,
        signup: env.AUTH_SIGNUP,
        evenMs: env.AUTH_EVEN_MS,
        passwordMin: env.AUTH_PASSWORD_MIN,
        accessTokenSeconds: env.AUTH_ACCESS_TOKEN_SECONDS,
        refreshReuseSeconds: env.AUTH_REFRESH_REUSE_SECONDS,
        sessionInactivitySeconds: env.AUTH_SESSION_INACTIVITY_SECONDS,
        sessionTimeboxSeconds: env.AUTH_SESSION_TIMEBOX_SECONDS ?? null,
        sessionLowAalSeconds: env.AUTH_SESSION_LOW_AAL_SECONDS ?? null,
        sessionSingle: env.AUTH_SESSION_SINGLE,
        signingKeys: env.AUTH_SIGNING_KEYS ?? null,
        anonymous: env.AUTH_ANONYMOUS,
        email: env.AUTH_EMAIL,
        phone,
        whatsapp: env.AUTH_WHATSAPP ?? hasWhatsApp(env.SMS_URL),
        smsProvider: env.SMS_URL ? 'twilio' : 'log',
        testOtp: env.AUTH_TEST_OTP,
        requireCurrentPassword: env.AUTH_REQUIRE_CURRENT_PASSWORD,
        redirectUrls: env.AUTH_REDIRECT_URLS,
        providers: env.AUTH_PROVIDERS,
        manualLinking: env.AUTH_MANUAL_LINKING,
        web3: env.AUTH_WEB3,
        saml: env.AUTH_SAML,
        jwtSecret: env.AUTH_JWT_SECRET ?? null,
        authKey: env.AUTH_API_KEY ?? null,
        authUrl: env.AUTH_URL?.replace(/\/+$/, '') ?? null,
        captcha: env.AUTH_CAPTCHA_PROVIDER ?? null,
        captchaSiteKey: env.AUTH_CAPTCHA_SITE_KEY ?? null,
        passkeys: env.AUTH_PASSKEYS,
        adminFactor: env.AUTH_ADMIN_FACTOR,
        factors: { totp: env.AUTH_MFA_TOTP, phone: env.AUTH_MFA_PHONE ?? phone, webauthn: env.AUTH_MFA_WEBAUTHN },
        factorSameAddress: env.AUTH_MFA_SAME_ADDRESS,
        rates,
      },
    },
  }
}

type Variables = Record<string, string | undefined>

/** Variables that mean nothing without each other: the site would start as if none of them were set. */
const pairs: { names: [string, string]; unless?: string }[] = [
  { names: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] },
  { names: ['AUTH_CAPTCHA_PROVIDER', 'AUTH_CAPTCHA_SITE_KEY'] },
  // There it is the other service that checks what she solved.
  { names: ['AUTH_CAPTCHA_PROVIDER', 'AUTH_CAPTCHA_SECRET'], unless: 'AUTH_URL' },
  { names: ['AUTH_MFA_HOOK_URL', 'AUTH_MFA_HOOK_SECRET'] },
]

/** Variables that only tell more of another one: without it, files would go to the folder, and tokens to nobody. */
const tellMoreOf: Record<string, string[]> = {
  FILES_S3_URL: ['FILES_S3_BUCKET', 'FILES_S3_REGION', 'FILES_S3_KEY', 'FILES_S3_SECRET'],
  AUTH_URL: ['AUTH_API_KEY'],
}

/** A line for each that is missing beside what needs it. */
export const missingHalves = (environment: Variables): string[] => [
  ...missingOfPairs(environment),
  ...missingMains(environment),
]

const missingMains = (environment: Variables): string[] =>
  Object.entries(tellMoreOf).flatMap(([name, more]) => {
    const given = more.filter((each) => environment[each] !== undefined)
    return given.length > 0 && environment[name] === undefined
      ? [`${name}: ${given.join(', ')} ${given.length > 1 ? 'need' : 'needs'} it`]
      : []
  })

const missingOfPairs = (environment: Variables): string[] =>
  pairs.flatMap(({ names, unless }) => {
    if (unless && environment[unless] !== undefined) return []
    const missing = names.filter((name) => environment[name] === undefined)
    const given = names.filter((name) => environment[name] !== undefined)
    return given.length === 1 ? [`${missing.join()}: ${given.join()} needs it`] : []
  })

/** Of the hundred that the embedded PostgreSQL has; jobs, broadcasts and the operator's commands have the rest. */
const MOST_CONNECTIONS = 80

/** A line where more are asked for than there are: requests would be refused once they are all needed. */
export const tooManyConnections = (environment: Variables): string[] =>
  environment.DATABASE_URL === undefined && Number(environment.DATABASE_CONNECTIONS) > MOST_CONNECTIONS
    ? [`DATABASE_CONNECTIONS: the embedded PostgreSQL takes ${MOST_CONNECTIONS} at most`]
    : []

/** An account, its token, a host and who it comes from: without one of them no message would go out. */
export function isWholeSmsUrl(text: string): boolean {
  const { username, password, host, searchParams } = URL.parse(text) ?? new URL('twilio://')
  return [username, password, host, searchParams.get('from') ?? ''].every((part) => part !== '')
}

/** Whether it names a sender for WhatsApp, which may be another number than that for SMS. */
export const hasWhatsApp = (smsUrl: string | undefined): boolean =>
  Boolean(smsUrl && URL.parse(smsUrl)?.searchParams.get('whatsapp')?.trim())

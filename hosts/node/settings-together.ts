type Variables = Record<string, string | undefined>

/** Variables that mean nothing without each other: the site would start as if none of them were set. */
const pairs: { names: [string, string]; unless?: string }[] = [
  { names: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] },
  { names: ['AUTH_CAPTCHA_PROVIDER', 'AUTH_CAPTCHA_SITE_KEY'] },
  // There it is the other service that checks what she solved.
  { names: ['AUTH_CAPTCHA_PROVIDER', 'AUTH_CAPTCHA_SECRET'], unless: 'AUTH_URL' },
  { names: ['AUTH_MFA_HOOK_URL', 'AUTH_MFA_HOOK_SECRET'] },
]

/** A line for each that is missing beside its other half. */
export const missingHalves = (environment: Variables): string[] =>
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

/** The text that a wallet shows and signs: EIP-4361, which Solana's wallets took over. */
export interface SignInMessage {
  domain: string
  address: string
  statement: string
  uri: string
  version: string
  chainId: string
  nonce: string
  issuedAt: Date | null
  expirationTime: Date | null
  notBefore: Date | null
  /** It says from or until when, in words that are no time. */
  hasUnreadLimit: boolean
}

const HEAD = /^(?:[a-z][a-z0-9+.-]*:\/\/)?(\S+) wants you to sign in with your (Ethereum|Solana) account:$/i

const LIMITS = ['Expiration Time', 'Not Before']

/** null: it is no such text. */
export function readSignInMessage(text: string, chain: 'ethereum' | 'solana'): SignInMessage | null {
  const [head = '', address = '', ...rest] = text.split('\n')
  const [, domain = '', named = ''] = HEAD.exec(head) ?? []
  if (named.toLowerCase() !== chain || address === '' || rest[0] !== '') return null
  // The official client's own text for Solana says the version first.
  const start = rest.findIndex((line) => /^(URI|Version): /.test(line))
  const fields = new Map(
    (start < 0 ? [] : rest.slice(start)).flatMap((line) => {
      const [, name = '', value = ''] = /^([A-Z][A-Za-z ]+): (.*)$/.exec(line) ?? []
      return name ? [[name, value] as const] : []
    }),
  )
  const field = (name: string) => fields.get(name) ?? ''
  return {
    domain,
    address,
    statement: rest.slice(1, Math.max(start, 1)).join('\n').trim(),
    uri: field('URI'),
    version: field('Version'),
    chainId: field('Chain ID'),
    nonce: field('Nonce'),
    issuedAt: timeOf(field('Issued At')),
    expirationTime: timeOf(field('Expiration Time')),
    notBefore: timeOf(field('Not Before')),
    hasUnreadLimit: LIMITS.some((name) => fields.has(name) && timeOf(field(name)) === null),
  }
}

function timeOf(text: string): Date | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.test(text)) return null
  const time = new Date(text)
  return Number.isNaN(time.getTime()) ? null : time
}

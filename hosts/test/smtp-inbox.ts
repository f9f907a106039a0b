import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  from: string
  to: string
  subject: string
  text: string
  html: string
  messageId: string
}

/** A real mail server on a port of its own, which keeps what it gets. It answers `refuses` to those addresses. */
export async function smtpInbox(): Promise<{
  url: string
  received: ReceivedMail[]
  refuses: Map<string, { code: number; words: string }>
  close: () => Promise<void>
}> {
  const received: ReceivedMail[] = []
  const refuses = new Map<string, { code: number; words: string }>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // Nobody asks by which name the test comes.
    disableReverseLookup: true,
    onRcptTo: ({ address }, _, done) => {
      const refusal = refuses.get(address)
      done(refusal ? Object.assign(new Error(refusal.words), { responseCode: refusal.code }) : null)
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        const from = mailFrom === false ? '' : mailFrom.address
        const raw = Buffer.concat(chunks).toString('utf8')
        received.push({ from, to: rcptTo.map((one) => one.address).join(), ...readMail(raw) })
        done()
      })
    },
  })
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuses,
    close: () => new Promise<void>((closed) => server.close(closed)),
  }
}

/** As a mail program reads it: the subject and the two writings of a letter. */
function readMail(raw: string): Omit<ReceivedMail, 'from' | 'to'> {
  const [head = '', ...rest] = raw.split('\r\n\r\n')
  const headers = headersOf(head)
  const boundary = /boundary="?([^";]+)"?/.exec(headers.get('content-type') ?? '')?.[1] ?? ''
  const parts = rest
    .join('\r\n\r\n')
    .split(`--${boundary}`)
    .map((part) => {
      const [partHead = '', ...body] = part.trimStart().split('\r\n\r\n')
      return { headers: headersOf(partHead), body: body.join('\r\n\r\n') }
    })
  const read = (type: string) => {
    const part = parts.find((one) => one.headers.get('content-type')?.startsWith(type))
    return part ? decode(part.body, part.headers.get('content-transfer-encoding') ?? '') : ''
  }
  return {
    subject: decodeWords(headers.get('subject') ?? ''),
    text: read('text/plain'),
    html: read('text/html'),
    messageId: headers.get('message-id') ?? '',
  }
}

const headersOf = (head: string): Map<string, string> =>
  new Map(
    head
      .replace(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .flatMap((line) => {
        const [, name = '', value = ''] = /^([^:]+):\s*(.*)$/.exec(line) ?? []
        return name ? [[name.toLowerCase(), value] as const] : []
      }),
  )

function decode(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (encoding !== 'quoted-printable') return body
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

const decodeWords = (subject: string): string =>
  subject
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      decode(
        kind.toUpperCase() === 'Q' ? word.replaceAll('_', ' ') : word,
        kind.toUpperCase() === 'Q' ? 'quoted-printable' : 'base64',
      ),
    )

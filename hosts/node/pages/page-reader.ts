import { lookup } from 'node:dns/promises'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { isIP } from 'node:net'
import { PRODUCT_NAME } from '@heraia/contract/product'
import type { PageReader, ReadPage } from '@heraia/server/ports'
import { isPublicAddress } from './public-address.ts'

const MOST_BYTES = 512 * 1024
const MOST_MS = 8000

interface Surroundings {
  /** Every address of a name. */
  resolve: (hostname: string) => Promise<readonly string[]>
  /** Where an address is reached: itself, at the port of https; a test has it elsewhere. */
  reach: (address: string) => { host: string; port: number }
  /** Who vouches for servers, beside the known ones. */
  ca?: string
  mostMs: number
}

const theInternet: Surroundings = {
  resolve: async (hostname) => (await lookup(hostname, { all: true, verbatim: true })).map(({ address }) => address),
  reach: (address) => ({ host: address, port: 443 }),
  mostMs: MOST_MS,
}

const refused = (why: Extract<ReadPage, { kind: 'refused' }>['why']): ReadPage => ({ kind: 'refused', why })

/**
 * Reads pages whose addresses strangers wrote (decision 0084). The name is resolved once, every address of it must be
 * public, and the connection goes to that very address: a name that answers otherwise a moment later changes nothing.
 */
export const pageReader = (siteUrl: string, surroundings: Partial<Surroundings> = {}): PageReader => {
  const around = { ...theInternet, ...surroundings }
  return {
    read: async (url) => {
      if (!mayBeAsked(url)) return refused('not_public')
      const deadline = AbortSignal.timeout(around.mostMs)
      try {
        const addresses = await before(deadline, around.resolve(url.hostname))
        const [address] = addresses
        if (address === undefined) return refused('unreachable')
        if (!addresses.every(isPublicAddress)) return refused('not_public')
        return await readOnce(url, around.reach(address), { siteUrl, ca: around.ca, deadline })
      } catch {
        // Its words are of no use to her, and say more of the network here than she should learn.
        return refused('unreachable')
      }
    },
  }
}

/** https at its own port, of a name: an address in numbers is no page of anybody's. */
const mayBeAsked = ({ protocol, hostname, port, username, password }: URL): boolean =>
  protocol === 'https:' &&
  port === '' &&
  username === '' &&
  password === '' &&
  isIP(hostname.replace(/^\[|\]$/g, '')) === 0 &&
  hostname.includes('.') &&
  !/\.(local|localhost|internal|home\.arpa)\.?$/i.test(hostname)

async function readOnce(
  url: URL,
  place: { host: string; port: number },
  { siteUrl, ca, deadline }: { siteUrl: string; ca: string | undefined; deadline: AbortSignal },
): Promise<ReadPage> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const asked = request({
      ...place,
      method: 'GET',
      path: `${url.pathname}${url.search}`,
      servername: url.hostname,
      headers: {
        host: url.hostname,
        accept: 'text/html,application/xhtml+xml',
        'accept-encoding': 'identity',
        'user-agent': `${PRODUCT_NAME} link check (+${siteUrl})`,
      },
      // A connection of its own, which ends with the answer.
      agent: false,
      ca,
      signal: deadline,
    })
    asked.on('response', resolve).on('error', reject).end()
  })
  try {
    return await readAnswer(response)
  } finally {
    response.destroy()
  }
}

async function readAnswer(response: IncomingMessage): Promise<ReadPage> {
  const { statusCode = 0, headers } = response
  if ([301, 302, 303, 307, 308].includes(statusCode) && headers.location) {
    return { kind: 'moved', to: headers.location }
  }
  if (statusCode !== 200) return refused(statusCode >= 500 || statusCode === 429 ? 'unreachable' : 'not_a_page')
  const isText = /^(text\/html|application\/xhtml\+xml)\b/i.test(headers['content-type'] ?? '')
  if (!isText || (headers['content-encoding'] ?? 'identity') !== 'identity') return refused('not_a_page')
  return { kind: 'page', html: await readStart(response) }
}

/** What is longer is cut off: links to her stand where a reader finds them. */
async function readStart(response: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of response as AsyncIterable<Buffer>) {
    pieces.push(piece)
    size += piece.length
    if (size >= MOST_BYTES) break
  }
  return Buffer.concat(pieces).subarray(0, MOST_BYTES).toString('utf8')
}

/** A name's server that never answers holds nobody up. */
function before<Found>(deadline: AbortSignal, work: Promise<Found>): Promise<Found> {
  return new Promise((resolve, reject) => {
    deadline.addEventListener('abort', () => reject(deadline.reason as Error), { once: true })
    work.then(resolve, reject)
  })
}

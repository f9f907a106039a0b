import { type KeyObject, sign } from 'node:crypto'

/** Below it the way to the thread pool and back takes longer than signing. */
const FEWEST = 3

/** Password hashes and pictures are made there too: while they hold all threads, what comes is signed here. */
const MOST_AWAY = 64

interface Waiting {
  text: string
  signed: PromiseWithResolvers<string>
}

/**
 * ES256, base64url. What is asked for in one go: a few are signed at once, more in the thread pool, so that the process's
 * own thread is free for the next requests.
 */
export function signInBunches(key: KeyObject): (text: string) => Promise<string> {
  let waiting: Waiting[] = []
  let away = 0

  function signHere({ text, signed }: Waiting): void {
    try {
      signed.resolve(inFixedLength(sign('sha256', Buffer.from(text), key)))
    } catch (error) {
      signed.reject(error)
    }
  }

  function signAway({ text, signed }: Waiting): void {
    away += 1
    sign('sha256', Buffer.from(text), key, (error, der) => {
      away -= 1
      if (error) signed.reject(error)
      else signed.resolve(inFixedLength(der))
    })
  }

  function signWaiting(): void {
    const bunch = waiting
    waiting = []
    const isHere = bunch.length < FEWEST || away + bunch.length > MOST_AWAY
    bunch.forEach(isHere ? signHere : signAway)
  }

  return (text) => {
    const signed = Promise.withResolvers<string>()
    // Once all that has just been answered by the database has come so far.
    if (waiting.push({ text, signed }) === 1) process.nextTick(signWaiting)
    return signed.promise
  }
}

const HALF = 32

/** Two numbers in DER as tokens have them, side by side. Asked for by an option it costs as much as the signature. */
function inFixedLength(der: Buffer): string {
  const fixed = Buffer.alloc(2 * HALF)
  let at = 2
  for (const end of [HALF, 2 * HALF]) {
    const length = der[at + 1] ?? 0
    const number = der.subarray(at + 2, at + 2 + length).subarray(-HALF)
    fixed.set(number, end - number.length)
    at += 2 + length
  }
  return fixed.toString('base64url')
}

import type { KeyObject } from 'node:crypto'
import { signText } from './sign-text.ts'
import { beside } from './signatures-thread.ts'

interface Waiting {
  text: string
  signed: PromiseWithResolvers<string>
}

/** Below it the way to the thread and back takes longer than signing. */
const FEWEST = 3

/**
 * Signs what is asked for in one go: a few at once, more in a thread of their own, so that the process's own is free for
 * the next requests.
 */
export function signInBunches(key: KeyObject): (text: string) => Promise<string> {
  let waiting: Waiting[] = []

  function signHere({ text, signed }: Waiting): void {
    try {
      signed.resolve(signText(key, text))
    } catch (error) {
      signed.reject(error)
    }
  }

  function signWaiting(): void {
    const bunch = waiting
    waiting = []
    if (bunch.length < FEWEST) return bunch.forEach(signHere)
    const lines = bunch.map(({ text }) => text).join('\n')
    beside({ key, lines }, (signatures) => {
      // The thread is gone, and the next bunch begins another.
      if (signatures === null) return bunch.forEach(signHere)
      const all = signatures.split('\n')
      for (const [at, { signed }] of bunch.entries()) signed.resolve(all[at] ?? '')
    })
  }

  return (text) => {
    const signed = Promise.withResolvers<string>()
    // Once all that has just been answered by the database has come so far.
    if (waiting.push({ text, signed }) === 1) process.nextTick(signWaiting)
    return signed.promise
  }
}

import type { KeyObject } from 'node:crypto'
import { parentPort } from 'node:worker_threads'
import { signText } from './sign-text.ts'

/** Texts stand in lines, and so do their signatures: one value to hand over is several times cheaper than a list. */
export interface Bunch {
  key: KeyObject
  lines: string
}

parentPort?.on('message', ({ key, lines }: Bunch) => {
  const signatures = lines.split('\n').map((text) => signText(key, text))
  parentPort?.postMessage(signatures.join('\n'))
})

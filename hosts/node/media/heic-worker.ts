import { parentPort, workerData } from 'node:worker_threads'
import libheif from 'libheif-js/wasm-bundle.js'
import { isMachineFault } from './machine-fault.ts'

const MOST_PIXELS = 120_000_000

/** The first picture of a HEIC file; null where there is none that can be read. */
async function decode(bytes: Uint8Array) {
  await libheif.ready
  const [picture] = new libheif.HeifDecoder().decode(bytes)
  if (!picture) return null
  const [width, height] = [picture.get_width(), picture.get_height()]
  if (width * height > MOST_PIXELS) return null
  const pixels = { data: new Uint8ClampedArray(width * height * 4), width, height }
  const shown = await new Promise<typeof pixels | null>((resolve) => picture.display(pixels, resolve))
  return shown && { data: new Uint8Array(shown.data.buffer), width, height }
}

const decoded = await decode(workerData as Uint8Array).catch((error: unknown) => {
  // Of the machine, which has no room for it now.
  if (error instanceof Error && isMachineFault(error)) throw error
  return null
})
parentPort?.postMessage(decoded, decoded ? [decoded.data.buffer] : [])

import { createHash } from 'node:crypto'
import type { MadePictures, MediaMaker, WantedPictures } from '@heraia/server/ports'
import { mediaMaker } from '../node/media/media-maker.ts'

/** What is larger is sent once or twice, and would fill the worker's memory. */
const LARGEST = 100_000

/** Of this worker, by what was asked. */
const made = new Map<string, MadePictures>()

/**
 * The maker of pictures and films, which makes the same pictures of the same file once a worker: many a listing, and whatever
 * hangs on one, needs any picture at all. Each maker's own tests ask it itself.
 */
export const picturesOnce: MediaMaker = { ...mediaMaker, pictures: makeOnce }

async function makeOnce(bytes: Uint8Array, wanted: WantedPictures): Promise<MadePictures> {
  if (bytes.length > LARGEST) return mediaMaker.pictures(bytes, wanted)
  const asked = `${createHash('sha256').update(bytes).digest('hex')} ${JSON.stringify(wanted)}`
  const known = made.get(asked) ?? (await mediaMaker.pictures(bytes, wanted))
  made.set(asked, known)
  return structuredClone(known)
}

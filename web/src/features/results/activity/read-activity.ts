import { fetched, NotLoaded } from '../../../lib/fetched.ts'
import { ACTIVITY_MAX, type ActivityAnswer } from './activity.ts'

/** A file of a watch, told by what is in it and not by its name. */
export async function readActivity(file: Blob): Promise<ActivityAnswer> {
  if (file.size > ACTIVITY_MAX) return { problem: 'too_large' }
  if (file.size === 0) return { problem: 'empty_file' }
  try {
    const bytes = await file.arrayBuffer()
    if (isFit(new Uint8Array(bytes, 0, Math.min(12, bytes.byteLength)))) {
      const { readFit } = await fetched(import('./read-fit.ts'))
      return await readFit(bytes)
    }
    const text = new TextDecoder().decode(bytes)
    if (!/<(?:\w+:)?gpx[\s>]/.test(text.slice(0, 4096))) return { problem: 'not_an_activity' }
    const { readGpx } = await fetched(import('./read-gpx.ts'))
    return readGpx(text)
  } catch (error) {
    if (error instanceof NotLoaded) return { problem: 'not_loaded' }
    // The file was moved or its disk went away while it was read.
    return { problem: 'unreadable' }
  }
}

/** ".FIT" stands after length, versions and size. */
const isFit = (head: Uint8Array): boolean => String.fromCharCode(...head.slice(8, 12)) === '.FIT'

import type { MediaMaker } from '@heraia/server/ports'
import { makeVideo } from './make-video.ts'

/** Pictures with libvips in this process, loaded with the first; films with FFmpeg in one of their own, until `stopping`. */
export const mediaMakerUntil = (stopping?: AbortSignal): MediaMaker => ({
  pictures: async (...asked) => (await import('./make-pictures.ts')).makePictures(...asked),
  video: (bytes) => makeVideo(bytes, stopping),
})

/** Of a process that is not stopped, but ends with its work. */
export const mediaMaker: MediaMaker = mediaMakerUntil()

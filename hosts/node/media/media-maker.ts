import type { MediaMaker } from '@heraia/server/ports'
import { makeVideo } from './make-video.ts'

/** Pictures with libvips in this process, loaded with the first; films with FFmpeg in one of their own. */
export const mediaMaker: MediaMaker = {
  pictures: async (...asked) => (await import('./make-pictures.ts')).makePictures(...asked),
  video: makeVideo,
}

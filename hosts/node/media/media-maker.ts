import type { MediaMaker } from '@heraia/server/ports'
import { makePictures } from './make-pictures.ts'
import { makeVideo } from './make-video.ts'

/** Pictures with libvips in this process, films with FFmpeg in one of their own. */
export const mediaMaker: MediaMaker = { pictures: makePictures, video: makeVideo }

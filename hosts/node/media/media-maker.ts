import { MediaUnusable } from '@heraia/server/files/media-unusable'
import type { MediaMaker } from '@heraia/server/ports'
import { makePictures } from './make-pictures.ts'

/** Pictures with libvips. */
export const mediaMaker: MediaMaker = {
  pictures: makePictures,
  video: async () => {
    throw new MediaUnusable('video_not_playable')
  },
}

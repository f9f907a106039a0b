import { MediaUnusable } from '@heraia/server/files/media-unusable'
import type { MediaMaker } from '@heraia/server/ports'
import type { LookAtFilm } from './film.ts'
import { makePictures } from './make-pictures.ts'

/** Pictures by the browser's own decoder. A film that it plays stays as it is: it is nobody else's browser. */
export const mediaMaker = (lookAtFilm: LookAtFilm): MediaMaker => ({
  pictures: makePictures,
  video: async (bytes) => {
    const film = await lookAtFilm(bytes)
    if (!film) throw new MediaUnusable('video_not_playable')
    return { bytes, ...film }
  },
})

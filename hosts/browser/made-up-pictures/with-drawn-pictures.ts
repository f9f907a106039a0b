import { mediaIdOf } from '@heraia/server/files/file-keys'
import type { FileStore } from '@heraia/server/ports'
import { drawScene } from './draw-scene.ts'
import { sceneOf } from './scenes.ts'

/** Pictures of the made-up world are no files: they are drawn when they are asked for, so that nothing of them is fetched. */
export const withDrawnPictures = (files: FileStore): FileStore => ({
  ...files,
  get: async (key, range) => {
    const drawn = await drawnAt(key)
    if (!drawn) return files.get(key, range)
    const part = new Uint8Array(range ? drawn.subarray(range.start, range.end + 1) : drawn)
    return { size: drawn.length, bytes: async () => part, stream: () => new Blob([part]).stream() }
  },
})

async function drawnAt(key: string): Promise<Uint8Array | null> {
  const mediaId = mediaIdOf(key)
  const scene = mediaId && sceneOf(mediaId)
  const width = Number(/\/(\d+)\.webp$/.exec(key)?.[1])
  return mediaId && scene && width > 0 ? drawScene(mediaId, scene, width) : null
}

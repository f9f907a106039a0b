import type { Film } from '../media/film.ts'

/** Black frames at the very beginning say nothing of a film. */
const INTO_SECONDS = 0.5
const WIDEST = 1280

/** How long a film is and what it looks like, by the browser's own player. null: it does not play it. */
export async function lookAtFilm(bytes: Uint8Array): Promise<Film | null> {
  const address = URL.createObjectURL(new Blob([bytes.slice()], { type: 'video/mp4' }))
  const video = Object.assign(document.createElement('video'), { muted: true, preload: 'auto', src: address })
  try {
    await happens(video, 'loadeddata')
    const durationMs = Math.round(video.duration * 1000)
    video.currentTime = Math.min(INTO_SECONDS, video.duration / 2)
    await happens(video, 'seeked')
    const poster = await draw(video)
    return poster && Number.isFinite(durationMs) ? { durationMs, poster } : null
  } catch {
    return null
  } finally {
    video.removeAttribute('src')
    URL.revokeObjectURL(address)
  }
}

const happens = (video: HTMLVideoElement, kind: 'loadeddata' | 'seeked'): Promise<void> =>
  new Promise((resolve, reject) => {
    video.addEventListener(kind, () => resolve(), { once: true })
    video.addEventListener('error', () => reject(new Error(video.error?.message)), { once: true })
  })

async function draw(video: HTMLVideoElement): Promise<Uint8Array | null> {
  const shrink = Math.min(1, WIDEST / Math.max(video.videoWidth, 1))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(video.videoWidth * shrink)
  canvas.height = Math.round(video.videoHeight * shrink)
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85))
  return blob && new Uint8Array(await blob.arrayBuffer())
}

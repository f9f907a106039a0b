import type { Picture } from '@heraia/contract/person'
import { thumbHashToDataURL } from 'thumbhash'

const drawn = new Map<string, string>()

/** The colours of a picture, in a data URL of some four kilobytes, for the moment until it has come. */
export function blurOf(picture: Pick<Picture, 'thumbhash'> | null): string | undefined {
  const hash = picture?.thumbhash
  if (!hash) return undefined
  const known = drawn.get(hash)
  if (known) return known
  const url = thumbHashToDataURL(Uint8Array.from(atob(hash), (byte) => byte.charCodeAt(0)))
  drawn.set(hash, url)
  return url
}

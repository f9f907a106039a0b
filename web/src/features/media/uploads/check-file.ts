import type { FileKind, MediaFailure } from '@heraia/contract/media'

export interface Checked {
  kind: FileKind
  /** By its content, whatever its name says. */
  type: string
}

export interface Limits {
  maxBytes: number
  /** What the place takes: a portrait is a picture. */
  kinds: readonly FileKind[]
}

/** What the server would refuse is said before a byte is sent. */
export async function checkFile(file: Blob, limits: Limits): Promise<Checked | { failure: MediaFailure }> {
  if (file.size === 0) return { failure: 'empty' }
  if (file.size > limits.maxBytes) return { failure: 'too_large' }
  const found = sniff(new Uint8Array(await file.slice(0, 64).arrayBuffer()))
  return found && limits.kinds.includes(found.kind) ? found : { failure: 'type_not_allowed' }
}

const image = (type: string): Checked => ({ kind: 'image', type: `image/${type}` })
const video = (type: string): Checked => ({ kind: 'video', type: `video/${type}` })

/** By the first 64 bytes. Exported for its test. */
export function sniff(bytes: Uint8Array): Checked | null {
  const at = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
  if (at(0, 3) === '\xff\xd8\xff') return image('jpeg')
  if (at(0, 8) === '\x89PNG\r\n\x1a\n') return image('png')
  if (at(0, 6) === 'GIF87a' || at(0, 6) === 'GIF89a') return image('gif')
  if (at(0, 4) === 'RIFF' && at(8, 12) === 'WEBP') return image('webp')
  if (at(0, 5) === '%PDF-') return { kind: 'document', type: 'application/pdf' }
  if (at(0, 4) === '\x1aE\xdf\xa3') return at(4, 64).includes('webm') ? video('webm') : null
  if (at(4, 8) === 'ftyp') return sniffBoxes(at(8, 12), at(16, 64))
  // Old QuickTime files begin with their contents.
  return ['moov', 'mdat', 'wide', 'free'].includes(at(4, 8)) ? video('quicktime') : null
}

/** ISO base media files say what they are by brands, the main one first (ISO/IEC 14496-12, 4.3). */
function sniffBoxes(main: string, others: string): Checked | null {
  const says = (...brands: string[]) => brands.includes(main)
  if (says('avif', 'avis') || (says('mif1', 'msf1') && others.includes('avif'))) return image('avif')
  if (says('heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1')) return image('heic')
  if (says('qt  ')) return video('quicktime')
  // Canon's raw pictures share the container.
  return says('crx ') ? null : video('mp4')
}

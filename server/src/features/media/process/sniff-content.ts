import type { FileKind, MediaFailure } from '@heraia/contract/media'
import { sniffDocument } from './sniff-document.ts'

/** What a file is by its first bytes; a failure for what is not taken. */
export type Content = { kind: FileKind } | { failure: MediaFailure }

const image: Content = { kind: 'image' }
const video: Content = { kind: 'video' }
const notAllowed: Content = { failure: 'type_not_allowed' }
const notWhatItSays: Content = { failure: 'type_mismatch' }

/** By content alone: what the file is called says nothing. `documents`: whether a PDF is taken. */
export function sniffContent(bytes: Uint8Array, { documents = false } = {}): Content {
  if (bytes.length === 0) return { failure: 'empty' }
  const head = String.fromCharCode(...bytes.subarray(0, 1024))
  if (head.startsWith('%PDF')) {
    if (!documents) return notAllowed
    return endsAsZip(bytes) ? notWhatItSays : sniffDocument(bytes)
  }
  const content = byMagic(head)
  // A file that is two things at once is one thing for us and another for whoever opens it elsewhere.
  return 'kind' in content && isSomethingElseToo(bytes, head) ? notWhatItSays : content
}

function byMagic(head: string): Content {
  if (head.startsWith('\xff\xd8\xff')) return image
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return image
  if (/^GIF8[79]a/.test(head)) return image
  if (/^RIFF[^]{4}WEBP/.test(head)) return image
  if (head.startsWith('\x1a\x45\xdf\xa3')) return head.slice(0, 64).includes('webm') ? video : notAllowed
  if (head.slice(4, 8) === 'ftyp') return byBrand(head)
  // QuickTime before 2001 had no `ftyp`.
  if (/^[^]{4}(moov|mdat|wide|free|skip|pnot)/.test(head)) return video
  if (/^\s*(<\?xml|<!--|<!doctype svg|<svg)/i.test(head.replace(/^\xef\xbb\xbf/, ''))) return notAllowed
  if (['BM', 'II*\0', 'MM\0*', '8BPS', '\0\0\x01\0'].some((start) => head.startsWith(start))) return notAllowed
  return notWhatItSays
}

/** ISO base media: pictures and films in the same boxes; the brands say which. */
function byBrand(head: string): Content {
  const size = Math.min(head.length, head.charCodeAt(2) * 256 + head.charCodeAt(3))
  const brands = head.slice(8, Math.max(12, size))
  const major = brands.slice(0, 4)
  if (/^(avif|avis|heic|heix|heim|heis|hevc|hevx|mif1|msf1)$/.test(major)) return image
  if (/^(M4A|M4B|M4P|crx)/.test(major)) return notAllowed
  return video
}

const ZIP_END = [0x50, 0x4b, 0x05, 0x06]
/** A zip's comment may stand behind its end. */
const ZIP_TAIL = 22 + 65_535

/** A web page, a script or a document in the head, or an archive behind the end. Films behind photos are common. */
function isSomethingElseToo(bytes: Uint8Array, head: string): boolean {
  return /%PDF-|<script|<html|<svg|<\?php|<!doctype|<iframe|javascript:/i.test(head) || endsAsZip(bytes)
}

function endsAsZip(bytes: Uint8Array): boolean {
  const tail = bytes.subarray(Math.max(0, bytes.length - ZIP_TAIL))
  for (let at = tail.lastIndexOf(0x50); at >= 0; at = at === 0 ? -1 : tail.lastIndexOf(0x50, at - 1)) {
    if (ZIP_END.every((byte, offset) => tail[at + offset] === byte) && isZipEnd(tail, at)) return true
  }
  return false
}

/** The four bytes alone may be a picture's; then its own sizes are wrong. */
function isZipEnd(tail: Uint8Array, at: number): boolean {
  const comment = (tail[at + 20] ?? 0) + (tail[at + 21] ?? 0) * 256
  return at + 22 + comment === tail.length
}

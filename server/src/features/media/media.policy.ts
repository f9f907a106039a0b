import { EVIDENCE_FILE_MAX_BYTES, type FileKind, type MediaFailure, type MediaPurpose } from '@heraia/contract/media'

/** Pictures are made in these widths, as far as the original reaches. */
export const WIDTHS = [160, 320, 640, 1280, 1920]

/** An avatar is a square, a cover three times as wide as it is high. */
export const OWN_PICTURES = {
  avatar: { widths: [96, 192, 384], aspect: 1 },
  cover: { widths: [640, 1280, 1920], aspect: 1 / 3 },
}

/** Less than this would be a blur where it is shown. */
export const SMALLEST: Record<MediaPurpose, { width: number; height: number }> = {
  avatar: { width: 96, height: 96 },
  cover: { width: 320, height: 100 },
  gallery: { width: 16, height: 16 },
  post: { width: 16, height: 16 },
  listing: { width: 16, height: 16 },
  evidence: { width: 16, height: 16 },
  message: { width: 16, height: 16 },
}

/** What her header shows: a part of the picture, which she can choose anew. */
export const isOwnPicture = (purpose: MediaPurpose): boolean => purpose === 'avatar' || purpose === 'cover'

export const mayBeVideo = (purpose: MediaPurpose): boolean => purpose === 'gallery' || purpose === 'post'

export const mayBeDocument = (purpose: MediaPurpose): boolean => purpose === 'evidence' || purpose === 'message'

export const mostBytes = (purpose: MediaPurpose, uploadMaxBytes: number): number =>
  purpose === 'evidence' ? Math.min(EVIDENCE_FILE_MAX_BYTES, uploadMaxBytes) : uploadMaxBytes

/** Another try can help where it was not the file's fault. */
export const mayRetry = (failure: string | null): boolean => failure === 'interrupted' || failure === 'storage_full'

/** After so many beginnings a file is given up: it may be what ends the process. */
export const ATTEMPTS = 3

const IMAGES = [
  'image/jpeg',
  'image/jpg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/heic',
  'image/heif',
  'image/gif',
]
const VIDEOS = ['video/mp4', 'video/quicktime', 'video/webm', 'video/x-m4v']
const DOCUMENTS = ['application/pdf', 'application/x-pdf']
/** What devices say that do not know. */
const UNKNOWN = ['', 'application/octet-stream', 'image/heic-sequence', 'image/heif-sequence']

/** By what her device calls it, before a byte is sent; the content decides later. */
export function refusalOfType(type: string, purpose: MediaPurpose): MediaFailure | null {
  const plain = type.split(';')[0]?.trim().toLowerCase() ?? ''
  const allowed = [
    ...IMAGES,
    ...UNKNOWN,
    ...(mayBeVideo(purpose) ? VIDEOS : []),
    ...(mayBeDocument(purpose) ? DOCUMENTS : []),
  ]
  return allowed.includes(plain) ? null : 'type_not_allowed'
}

/** null where her device did not know. */
export function declaredKind(type: string): FileKind | null {
  if (type.startsWith('image/')) return 'image'
  if (type.startsWith('video/')) return 'video'
  return type.startsWith('application/') && type.includes('pdf') ? 'document' : null
}

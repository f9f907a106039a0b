import type { MediaId } from '@heraia/contract/ids'
import type { Attachment, MediaDocument, Medium } from '@heraia/contract/media'
import type { Picture } from '@heraia/contract/person'
import type { StoredAttachment, StoredDocument, StoredMedium, StoredPicture } from '@heraia/database/json'

/**
 * What a browser, which sends no token with pictures, shows in an address: whom it was made for (see media-pass.ts).
 * null where the picture is for everybody: such addresses stay the same for all.
 */
export type Pass = string | null

/** The address of the largest; the client puts another width of `widths` in its place. */
export const showPicture = (stored: StoredPicture, pass: Pass): Picture => ({
  url: addressOf(stored, `${stored.widths.at(-1) ?? 0}.webp`, pass),
  widths: stored.widths,
  alt: stored.alt,
  width: stored.width,
  height: stored.height,
  thumbhash: stored.thumbhash,
})

export const showMedium = (stored: StoredMedium, pass: Pass): Medium => ({
  id: stored.mediaId as MediaId,
  kind: stored.kind,
  picture: showPicture(stored, pass),
  sensitive: stored.sensitive ?? false,
  video:
    stored.kind === 'image'
      ? null
      : {
          url: addressOf(stored, 'video.mp4', pass),
          duration: (stored.durationMs ?? 0) / 1000,
          type: 'video/mp4',
        },
})

/** A picture, a video or a document beside words. */
export function showAttachment(stored: StoredAttachment, pass: Pass): Attachment {
  const id = stored.mediaId as MediaId
  if (stored.kind === 'document') return { id, medium: null, document: showDocument(stored, pass) }
  return { id, medium: showMedium(stored, pass), document: null }
}

export const showDocument = (stored: StoredDocument, pass: Pass): MediaDocument => ({
  id: stored.mediaId as MediaId,
  title: stored.alt,
  url: addressOf(stored, 'document.pdf', pass),
  bytes: stored.bytes,
})

/** What lies at an address never changes: other files of the same picture have another revision. */
function addressOf(
  { mediaId, revision }: Pick<StoredPicture, 'mediaId' | 'revision'>,
  file: string,
  pass: Pass,
): string {
  const query = [...(revision > 0 ? [`r=${revision}`] : []), ...(pass === null ? [] : [`v=${pass}`])].join('&')
  return `/media/${mediaId}/${file}${query && `?${query}`}`
}

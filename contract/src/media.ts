import { z } from 'zod'
import { Audience } from './accounts.ts'
import { GalleryItemId, MediaId, PersonId } from './ids.ts'
import { page, pageInput, time } from './paging.ts'
import { personChip, picture } from './person.ts'
import { procedure } from './procedure.ts'
import { text } from './text.ts'

/** What a file is uploaded for; decides what is accepted and who may see it. */
export const MediaPurpose = z.enum(['avatar', 'cover', 'gallery', 'post', 'listing', 'evidence', 'message'])
export type MediaPurpose = z.infer<typeof MediaPurpose>

export const MediaKind = z.enum(['image', 'video'])
export type MediaKind = z.infer<typeof MediaKind>

/** A `document` is a PDF: to save, never shown in a page. */
export const FileKind = z.enum([...MediaKind.options, 'document'])
export type FileKind = z.infer<typeof FileKind>

/**
 * `uploading` until its last byte is stored, `processing` while sizes and posters are made, then `ready`;
 * `failed` says why in `failure`, and `may.retry` whether another try can help.
 */
export const MediaState = z.enum(['uploading', 'processing', 'ready', 'failed'])
export type MediaState = z.infer<typeof MediaState>

/** Why a file is refused or could not be used; keys of the client's catalogue. */
export const MediaFailure = z.enum([
  'type_not_allowed',
  'type_mismatch',
  'active_content',
  'too_large',
  'too_many_pixels',
  'too_small',
  'damaged',
  'video_not_playable',
  'empty',
  'storage_full',
  'quota_full',
  'interrupted',
])
export type MediaFailure = z.infer<typeof MediaFailure>

/** How many bytes a file may have; an operator can set another limit, which the site's information names. */
export const MEDIA_MAX_BYTES = 100 * 1024 * 1024
/** A picture or a PDF that shows an achievement. */
export const EVIDENCE_FILE_MAX_BYTES = 10_000_000
export const POST_PICTURES_MAX = 10
export const ALT_MAX = 1000

/** A picture or a video that can be shown. */
export const medium = z.object({
  id: MediaId,
  kind: MediaKind,
  /** The picture, or the video's poster. */
  picture,
  /** Its author says that it may upset: it stands covered until somebody presses. Of posts alone. */
  sensitive: z.boolean(),
  /** null for pictures. `duration` in seconds. */
  video: z.object({ url: z.string(), duration: z.number(), type: z.string() }).nullable(),
})
export type Medium = z.infer<typeof medium>

/** A PDF. Its address answers with something to save. */
export const mediaDocument = z.object({
  id: MediaId,
  /** As its owner called it. */
  title: z.string(),
  url: z.string(),
  bytes: z.number().int(),
})
export type MediaDocument = z.infer<typeof mediaDocument>

/** A file that is shown beside words: one of both is set. */
export const attachment = z.object({ id: MediaId, medium: medium.nullable(), document: mediaDocument.nullable() })
export type Attachment = z.infer<typeof attachment>

/** A file that came with a message. */
export const messageAttachment = attachment.extend({
  /** A picture or a video that is not shown to the viewer until she says so: nothing of it is here, also not in words. */
  covered: MediaKind.nullable(),
})
export type MessageAttachment = z.infer<typeof messageAttachment>

/** A file of her own and where it stands. */
export const mediaFile = z.object({
  id: MediaId,
  purpose: MediaPurpose,
  kind: FileKind.nullable(),
  state: MediaState,
  failure: MediaFailure.nullable(),
  alt: z.string(),
  /** In bytes. */
  size: z.number().int(),
  /** null until it is ready. */
  medium: medium.nullable(),
  /** null until it is ready, and where it is a picture or a video. */
  document: mediaDocument.nullable(),
  may: z.object({ retry: z.boolean() }),
})
export type MediaFile = z.infer<typeof mediaFile>

/** A part of the picture, in shares of its width and height from the upper left corner, 0 to 1. */
const share = z.number().min(0, 'out_of_range').max(1, 'out_of_range')
export const crop = z.strictObject({ x: share, y: share, width: share, height: share })
export type Crop = z.infer<typeof crop>

export const GalleryCategory = z.enum(['competition', 'training', 'highlights', 'behind-scenes'])
export type GalleryCategory = z.infer<typeof GalleryCategory>

export const galleryItem = z.object({
  id: GalleryItemId,
  owner: personChip,
  /** null while it is not ready; only its owner gets such an item. */
  medium: medium.nullable(),
  state: MediaState,
  failure: MediaFailure.nullable(),
  title: z.string(),
  description: z.string().nullable(),
  category: GalleryCategory,
  tags: z.array(z.string()),
  audience: Audience,
  createdAt: time,
  likes: z.number().int(),
  /** Viewers, each counted once a day. */
  views: z.number().int(),
  isLiked: z.boolean(),
  may: z.object({ edit: z.boolean(), like: z.boolean(), report: z.boolean() }),
})
export type GalleryItem = z.infer<typeof galleryItem>

export const altText = text({ max: ALT_MAX })
const galleryFields = {
  title: text({ min: 1, max: 120 }),
  description: text({ max: 2000 }).nullable(),
  category: GalleryCategory,
  tags: z.array(text({ min: 1, max: 40 })).max(20, 'too_many'),
  audience: Audience,
}
const categoryCount = z.number().int()
const oneFile = z.strictObject({ id: MediaId })
const oneItem = z.strictObject({ id: GalleryItemId })
const likeState = z.object({ id: GalleryItemId, likes: z.number().int(), isLiked: z.boolean() })
const ownPicture = z.object({ picture: picture.nullable() })

const tags = ['Media']

export const media = {
  files: procedure
    .route({ method: 'GET', path: '/me/media', tags, summary: 'Where her files stand; of up to 50 ids' })
    .input(z.strictObject({ ids: z.array(MediaId).min(1, 'required').max(50, 'too_many') }))
    .output(z.object({ items: z.array(mediaFile) })),
  describe: procedure
    .route({ method: 'PATCH', path: '/me/media/{id}', tags, summary: 'What the picture shows, for who cannot see it' })
    .input(z.strictObject({ id: MediaId, alt: altText }))
    .output(mediaFile),
  retry: procedure
    .route({ method: 'POST', path: '/me/media/{id}/retry', tags, summary: 'Try a failed file again' })
    .input(oneFile)
    .output(mediaFile),
  discard: procedure
    .route({ method: 'DELETE', path: '/me/media/{id}', tags, summary: 'Throw away a file that nothing shows' })
    .input(oneFile)
    .output(oneFile),
  setAvatar: procedure
    .route({ method: 'PUT', path: '/me/avatar', tags, summary: 'Her picture: an uploaded file, and which part of it' })
    .input(z.strictObject({ mediaId: MediaId, crop, alt: altText }))
    .output(ownPicture),
  removeAvatar: procedure
    .route({ method: 'DELETE', path: '/me/avatar', tags, summary: 'Her drawn portrait again' })
    .output(ownPicture),
  setCover: procedure
    .route({ method: 'PUT', path: '/me/cover', tags, summary: "Her profile's cover" })
    .input(z.strictObject({ mediaId: MediaId, crop, alt: altText }))
    .output(ownPicture),
  removeCover: procedure
    .route({ method: 'DELETE', path: '/me/cover', tags, summary: 'The drawn cover again' })
    .output(ownPicture),
}

export const gallery = {
  list: procedure
    .route({
      method: 'GET',
      path: '/profiles/{id}/gallery',
      tags,
      summary: "A person's pictures and videos, newest first",
    })
    .input(z.strictObject({ id: PersonId, category: GalleryCategory.optional(), ...pageInput }))
    .output(page(galleryItem)),
  counts: procedure
    .route({
      method: 'GET',
      path: '/profiles/{id}/gallery/counts',
      tags,
      summary: 'How many the viewer may see, by category',
    })
    .input(z.strictObject({ id: PersonId }))
    .output(
      z.object({
        all: categoryCount,
        competition: categoryCount,
        training: categoryCount,
        highlights: categoryCount,
        'behind-scenes': categoryCount,
      }),
    ),
  get: procedure
    .route({ method: 'GET', path: '/gallery/{id}', tags, summary: 'One picture or video' })
    .input(oneItem)
    .output(galleryItem),
  add: procedure
    .route({ method: 'PUT', path: '/gallery/{id}', tags, summary: 'Show an uploaded file; the client makes the id' })
    .input(z.strictObject({ id: GalleryItemId, mediaId: MediaId, alt: altText, ...galleryFields }))
    .output(galleryItem),
  edit: procedure
    .route({ method: 'PATCH', path: '/gallery/{id}', tags, summary: 'Change what is said of it, or who may see it' })
    .input(
      z
        .strictObject({ id: GalleryItemId, alt: altText, ...galleryFields })
        .partial()
        .required({ id: true }),
    )
    .output(galleryItem),
  remove: procedure
    .route({ method: 'DELETE', path: '/gallery/{id}', tags, summary: 'Delete it with every file that was made of it' })
    .input(oneItem)
    .output(oneItem),
  like: procedure
    .route({ method: 'PUT', path: '/gallery/{id}/like', tags, summary: 'Like' })
    .input(oneItem)
    .output(likeState),
  unlike: procedure
    .route({ method: 'DELETE', path: '/gallery/{id}/like', tags, summary: 'Take the like back' })
    .input(oneItem)
    .output(likeState),
  view: procedure
    .route({
      method: 'PUT',
      path: '/gallery/{id}/view',
      tags,
      summary: 'She opened it; counted once a day, never her own',
    })
    .input(oneItem)
    .output(z.object({ id: GalleryItemId, views: z.number().int() })),
}

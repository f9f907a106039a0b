/** What she sent, until it was processed. */
export const uploadKey = (mediaId: string): string => `uploads/${mediaId}`

/** Everything that was made of a file lies below it. */
export const madeFolder = (mediaId: string): string => `media/${mediaId}/`

/** `name`: `640.webp`, `video.mp4`, `source.webp`. */
export const madeKey = (mediaId: string, revision: number, name: string): string =>
  `${madeFolder(mediaId)}${revision}/${name}`

/** Whose file this is; null for a key that is none of these. */
export const mediaIdOf = (key: string): string | null =>
  /^(?:uploads|media)\/([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})(?:[/.]|$)/.exec(key)?.[1] ?? null

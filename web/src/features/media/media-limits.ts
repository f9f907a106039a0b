/** As in contract/src/media.ts, without its schemas; a test holds both together. */
export const MEDIA_MAX_BYTES = 100 * 1024 * 1024
export const POST_PICTURES_MAX = 10
export const ALT_MAX = 1000
export const TITLE_MAX = 120
export const DESCRIPTION_MAX = 2000
export const TAG_MAX = 40
export const TAGS_MAX = 20

/** As in contract/src/feed.ts, without its schemas; a test holds both together. */
export const POST_MAX = 2000
export const COMMENT_MAX = 1000

/** A list of whom somebody else blocked is longer than this only where a machine made it. */
export const BLOCK_LIST_LINES = 1000
/** Handles that are looked for at once. */
export const BLOCK_LIST_BATCH = 100
/** What a file says where a handle should stand may be anything. */
export const LISTED_HANDLE_MAX = 100

/** As the contract says, which would bring its whole schema library into the browser; message-limits.test.ts compares. */
export const MESSAGE_MAX = 4000
export const MESSAGE_FILES_MAX = 10
export const REACTIONS = ['👍', '❤️', '😂', '🎉', '💪', '🔥'] as const
export type Reaction = (typeof REACTIONS)[number]

import type { CommentId } from '@heraia/contract/ids'

/** Why she hears of a comment, whomever it names. */
export type Reason = 'comment' | 'reply'

/**
 * A mention in a comment that she would hear of anyway: her name taken out of it does not withdraw the notice, which
 * then says why else she has it.
 */
export const namedGroup = (reason: Reason, id: CommentId): string => `${reason}_naming:${id}`

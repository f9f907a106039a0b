import type { Conversation } from '@heraia/contract/messages'

/** Whose conversation it is: her partner, or a team. */
export const conversationName = ({ partner, team }: Conversation): string => (partner ?? team).name

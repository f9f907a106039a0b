import type { Box } from './message-lists.ts'

/** The address of a conversation beside the list that it was opened from. */
export const inBox = (address: string, box: Box): string =>
  box === 'inbox' ? address : `${address}${address.includes('?') ? '&' : '?'}box=${box}`

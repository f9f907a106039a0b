import type { PersonId } from '@heraia/contract/ids'

interface Written {
  sender_id: string
  created_at: Date
  deleted_at: Date | null
}

const EDIT_MS = 15 * 60 * 1000

export const isHers = (message: Written, person: PersonId): boolean => message.sender_id === person

/** So long it may be mended; later what the other answered to would change under her answer. */
export const mayEdit = (message: Written, person: PersonId, now: Date): boolean =>
  mayRemove(message, person) && now.getTime() - message.created_at.getTime() <= EDIT_MS

export const mayRemove = (message: Written, person: PersonId): boolean =>
  isHers(message, person) && message.deleted_at === null

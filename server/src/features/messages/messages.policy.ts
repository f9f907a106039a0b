import type { PersonId } from '@heraia/contract/ids'
import { mayStillEdit } from '@heraia/contract/message-editing'

interface Written {
  sender_id: string
  created_at: Date
  deleted_at: Date | null
}

interface Reading {
  since: Date | null
  circle: object | null
}

/** It was written since she reads the conversation. */
export const isRead = ({ created_at }: Pick<Written, 'created_at'>, { since, circle }: Reading): boolean =>
  since === null ? circle === null : created_at >= since

export const isHers = (message: Written, person: PersonId): boolean => message.sender_id === person

export const mayEdit = (message: Written, person: PersonId, now: Date): boolean =>
  mayRemove(message, person) && mayStillEdit(message.created_at, now.getTime())

export const mayRemove = (message: Written, person: PersonId): boolean =>
  isHers(message, person) && message.deleted_at === null

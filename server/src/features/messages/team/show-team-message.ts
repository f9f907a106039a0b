import type { PersonId } from '@heraia/contract/ids'
import type { Message } from '@heraia/contract/messages'
import type { Pass } from '../../../files/picture.view.ts'
import { showChipAsJson } from '../../profiles/chip-as-json.ts'
import { showMessage } from '../message.view.ts'
import { asSeen, type TeamMessageRow, withoutAll } from './team-message.view.ts'

/** Who looks: whom she does not see, and since when she reads it. */
export interface Eyes {
  viewer: PersonId
  hidden: ReadonlySet<string>
  since: Date | null
}

/** Nobody is told who of a team read what. */
const NOBODY = { deliveredAt: null, readAt: null }

export function showTeamMessage(row: TeamMessageRow, eyes: Eyes, now: Date, pass: Pass): Message {
  const seen = asSeen(row, eyes.hidden, eyes.since)
  const message = showMessage(seen, eyes.viewer, NOBODY, now, pass)
  const sender = showChipAsJson(seen.sender, pass)
  if (!sender) return withoutAll(message)
  const { reply_sender } = seen
  const replyTo = message.replyTo && {
    ...message.replyTo,
    senderId: (reply_sender?.id ?? null) as PersonId | null,
    sender: reply_sender?.name ?? null,
  }
  return { ...message, sender, replyTo }
}

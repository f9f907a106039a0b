import type { Message } from '@heraia/contract/messages'
import type { NameOf } from './use-names.ts'

export interface Quote {
  /** null: she does not see what is answered, or deleted it for herself; the words are then put into nobody's mouth. */
  name: string | null
  text: string
}

export function quoteOf({ senderId, sender, text }: NonNullable<Message['replyTo']>, nameOf: NameOf): Quote {
  const isNotHere = senderId === null && text === ''
  return { name: isNotHere ? null : (sender ?? nameOf(senderId)), text }
}

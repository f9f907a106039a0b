import type { Conversation } from '@heraia/contract/messages'
import { OutsideLink } from '../../pieces/outside-link.tsx'
import { splitWords } from '../feed/post-words.ts'

const NOBODY = new Set<string>()

/** What she wrote, with the addresses in it as links; as plain words as long as it is a request, for either of the two. */
export function MessageText({ text, request }: { text: string; request: Conversation['request'] }) {
  if (request !== 'none') return text
  return splitWords(text, NOBODY).map((words, index) =>
    words.kind === 'link' ? <OutsideLink key={`${index}-${words.text}`} {...words} /> : words.text,
  )
}

import type { Conversation } from '@heraia/contract/messages'
import { classNames } from '@heraia/ui/class-names.ts'
import { useRootMark } from '@heraia/ui/use-root-mark.ts'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import * as addresses from '../../addresses.ts'
import { useInfiniteList } from '../../lib/infinite-list.ts'
import { useLeadOn } from '../../lib/use-lead-on.ts'
import { ConversationList } from './conversation-list.tsx'
import { ConversationPane } from './conversation-pane.tsx'
import { boxIn, inBox } from './in-box.ts'
import { type Box, conversationList } from './message-lists.ts'
import { NewConversation } from './new-conversation.tsx'
import { OpenOfTeam, OpenWith } from './open-with.tsx'
import { StartPanel } from './start-panel.tsx'
import { useConversationSearch } from './use-conversation-search.ts'
import { useIsWide } from './use-is-wide.ts'
import { useKeyboardSpace } from './use-keyboard-space.ts'

/** Two panes where there is room, one at a time on phones. */
export function MessagesScreen() {
  const { id } = useParams()
  const [query] = useSearchParams()
  const personId = query.get('with')
  const teamId = query.get('team')
  const search = useConversationSearch()
  const box = boxIn(query)
  const list = useInfiniteList(conversationList(search.q, box))
  const [isStarting, setIsStarting] = useState(false)
  const start = () => setIsStarting(true)
  const isChosen = Boolean(id || personId || teamId)
  useFirstConversation(!isChosen && !search.isTyping ? list.items?.[0] : undefined, search.q, box)

  const space = useKeyboardSpace()
  useRootMark('fits-screen')
  return (
    <div className="mx-auto max-w-7xl md:px-4 lg:py-5">
      <div
        data-fits-screen
        // Under the header, above the bottom bar; where a keyboard covers that, down to the keyboard.
        style={space ? { height: `calc(${space}px - var(--spacing) * 16.25)` } : undefined}
        className="flex h-[calc(100dvh-120px-var(--above-shell,0px))] min-h-60 overflow-hidden bg-raised md:border-x md:border-line lg:rounded-lg lg:border"
      >
        <div
          className={classNames(
            'w-full min-w-0 md:w-80 md:shrink-0 md:border-e md:border-line lg:w-96',
            isChosen && 'max-md:hidden',
          )}
        >
          <ConversationList list={list} box={box} openId={id} search={search} onStart={start} />
        </div>
        <div className={classNames('min-w-0 grow bg-surface', !isChosen && 'max-md:hidden')}>
          {personId && (
            <OpenWith
              key={personId}
              personId={personId}
              listingId={query.get('listing') ?? undefined}
              search={search}
            />
          )}
          {!personId && teamId && <OpenOfTeam key={teamId} teamId={teamId} search={search} />}
          {!personId && !teamId && id && <ConversationPane key={id} id={id} />}
          {!isChosen && (list.items?.length === 0 || list.failed) && <StartPanel onStart={start} />}
        </div>
      </div>
      {isStarting && <NewConversation onClose={() => setIsStarting(false)} />}
    </div>
  )
}

/** Side by side, an empty pane would be a waste: the first conversation opens. On a phone she chooses. */
function useFirstConversation(first: Conversation | undefined, q: string, box: Box) {
  const isWide = useIsWide()
  useLeadOn(isWide && first ? inBox(addresses.messages(first.id, q, first.found?.id), box) : null)
}

import type { Conversation } from '@heraia/contract/messages'
import { Button } from '@heraia/ui/button'
import { EmptyState } from '@heraia/ui/empty-state'
import { IconButton } from '@heraia/ui/icon-button'
import { SearchField } from '@heraia/ui/search-field'
import { Skeleton, SkeletonRow } from '@heraia/ui/skeleton'
import { SquarePen } from 'lucide-react'
import * as addresses from '../../addresses.ts'
import type { useInfiniteList } from '../../lib/infinite-list.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useMe } from '../../lib/session.tsx'
import { ListStates } from '../../pieces/list-states.tsx'
import { SEARCH_MAX, searchable } from '../../pieces/searchable.ts'
import { BoxLink } from './box-link.tsx'
import { ConversationRow } from './conversation-row.tsx'
import { inBox } from './in-box.ts'
import type { Box } from './message-lists.ts'
import { messagesTexts } from './messages-texts.ts'
import { useOutbox } from './outbox/her-outbox.ts'
import { outgoingOf } from './outbox/outgoing.ts'
import { StartPanel } from './start-panel.tsx'
import { StrandedRows } from './stranded-rows.tsx'
import type { useConversationSearch } from './use-conversation-search.ts'

interface ConversationListProps {
  box: Box
  list: ReturnType<typeof useInfiniteList<Conversation, Error, readonly unknown[]>>
  openId: string | undefined
  search: ReturnType<typeof useConversationSearch>
  onStart: () => void
}

export function ConversationList({ list, box, openId, search, onStart }: ConversationListProps) {
  const texts = useTexts(messagesTexts)
  // The open conversation's own name is the page's heading.
  const Title = openId ? 'h2' : 'h1'
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="grid gap-2 border-b border-line px-4 pt-3 pb-3">
        <div className="flex items-center justify-between">
          <Title tabIndex={openId ? undefined : -1} className="title text-xl outline-none">
            {box === 'requests' ? texts.requests : texts.title}
          </Title>
          <IconButton
            label={texts.start}
            icon={<SquarePen aria-hidden="true" className="size-6" />}
            onClick={onStart}
            className="-me-2"
          />
        </div>
        <SearchField
          label={texts.search}
          value={search.typed}
          onValue={search.type}
          onSearch={search.searchNow}
          clearLabel={texts.clear}
          maxLength={SEARCH_MAX}
        />
      </div>
      <BoxLink box={box} />
      <nav
        aria-label={box === 'requests' ? texts.requests : texts.conversations}
        className="min-h-0 grow overflow-y-auto overscroll-contain"
      >
        {box === 'inbox' && !search.q && list.items && (
          <StrandedRows listed={list.items.map(({ id }) => id)} openId={openId} />
        )}
        <Rows {...{ list, box, openId, search, onStart }} />
      </nav>
    </div>
  )
}

function Rows({ list, box, openId, search, onStart }: ConversationListProps) {
  const texts = useTexts(messagesTexts)
  const me = useMe()
  const { entries } = useOutbox()
  return (
    <ListStates
      list={list}
      words={{ ...texts, failed: texts.listFailed }}
      waiting={<LoadingRows />}
      empty={<NoRows {...{ box, search, onStart }} />}
    >
      {(conversations) => (
        <ul className="divide-y divide-line">
          {conversations.map((conversation) => (
            <li key={conversation.id}>
              <ConversationRow
                conversation={conversation}
                viewerId={me.id}
                href={inBox(addresses.messages(conversation.id, searchable(search.typed), conversation.found?.id), box)}
                isOpen={conversation.id === openId}
                sought={search.q}
                outgoing={outgoingOf(entries, conversation.id)}
              />
            </li>
          ))}
        </ul>
      )}
    </ListStates>
  )
}

function NoRows({ box, search, onStart }: Pick<ConversationListProps, 'box' | 'search' | 'onStart'>) {
  const texts = useTexts(messagesTexts)
  if (search.q) return <NothingFound onClear={() => search.type('')} />
  if (box === 'requests') return <p className="p-6 text-center text-muted">{texts.noRequests}</p>
  return <NoneYet onStart={onStart} />
}

function LoadingRows() {
  const texts = useTexts(messagesTexts)
  return (
    <Skeleton label={texts.loading} className="px-4">
      <SkeletonRow />
      <SkeletonRow />
      <SkeletonRow />
      <SkeletonRow />
    </Skeleton>
  )
}

function NothingFound({ onClear }: { onClear: () => void }) {
  const texts = useTexts(messagesTexts)
  return (
    <EmptyState title={texts.noConversations} art="none" action={<Button onClick={onClear}>{texts.clear}</Button>} />
  )
}

/** Side by side, the other pane says how to begin. */
function NoneYet({ onStart }: { onStart: () => void }) {
  const texts = useTexts(messagesTexts)
  return (
    <>
      <p className="p-6 text-center text-muted max-md:hidden">{texts.noConversations}</p>
      <div className="md:hidden">
        <StartPanel onStart={onStart} />
      </div>
    </>
  )
}

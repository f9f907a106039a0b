import type { Conversation } from '@heraia/contract/messages'
import { ButtonLink } from '@heraia/ui/button-link'
import { EmptyState } from '@heraia/ui/empty-state'
import { FailedState } from '@heraia/ui/failed-state'
import { useFocusKept } from '@heraia/ui/use-focus-kept.ts'
import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { errorText, errorTexts } from '../../lib/errors.ts'
import { useTexts } from '../../lib/locale.tsx'
import { usePageTitle } from '../../lib/page-title.ts'
import { WordsLeft } from '../../pieces/words-left.tsx'
import { Deals } from '../orders/deals.tsx'
import { ConversationBody } from './conversation-body.tsx'
import { ConversationHeader } from './conversation-header.tsx'
import { ConversationListing } from './conversation-listing.tsx'
import { conversationName } from './conversation-name.ts'
import { useListAddress } from './in-box.ts'
import { LoadingLog } from './loading-log.tsx'
import { MessageSearchBar } from './message-search-bar.tsx'
import { messagesTexts } from './messages-texts.ts'
import { UnsentLines } from './unsent-lines.tsx'
import { useConversation } from './use-conversation.ts'
import { type MessageSearch, useMessageSearch } from './use-message-search.ts'
import { useNames } from './use-names.ts'

export function ConversationPane({ id }: { id: string }) {
  const { data, error, isGone, refetch, isFetching } = useConversation(id)
  usePageTitle(data && conversationName(data))
  const pane = useRef<HTMLElement>(null)
  const search = useMessageSearch(id)
  // Where the search over all of them found it.
  const [query] = useSearchParams()
  const opensAt = query.get('at') ?? undefined
  const closeSearch = () => {
    search.close()
    pane.current?.querySelector<HTMLElement>('header [aria-haspopup]')?.focus()
  }
  return (
    <section ref={pane} className="flex h-full min-h-0 flex-col">
      <ConversationHeader conversation={data} isLoading={!error && !data} onSearch={search.open} />
      {data && search.isOpen && <Search conversation={data} search={search} onClose={closeSearch} />}
      {data?.listing && <ConversationListing listing={data.listing} />}
      {data?.partner && <Deals partner={data.partner} listing={data.listing} />}
      {isGone && <Gone id={id} />}
      {error && !data && !isGone && <NotShown error={error} onRetry={() => void refetch()} pending={isFetching} />}
      {!error && !data && <LoadingLog />}
      {data && <ConversationBody conversation={data} soughtId={search.current?.id ?? opensAt} />}
    </section>
  )
}

interface SearchProps {
  conversation: Conversation
  search: MessageSearch
  onClose: () => void
}

function Search({ conversation, search, onClose }: SearchProps) {
  return <MessageSearchBar search={search} nameOf={useNames(conversation)} onClose={onClose} />
}

function NotShown({ error, onRetry, pending }: { error: Error; onRetry: () => void; pending: boolean }) {
  const texts = useTexts(messagesTexts)
  const errors = useTexts(errorTexts)
  return (
    <FailedState title={texts.conversationFailed} retryLabel={texts.retry} onRetry={onRetry} pending={pending}>
      {errorText(errors, error)}
    </FailedState>
  )
}

function Gone({ id }: { id: string }) {
  const texts = useTexts(messagesTexts)
  const list = useListAddress()
  const box = useRef<HTMLDivElement>(null)
  useFocusKept(box)
  return (
    <div ref={box} tabIndex={-1} className="min-h-0 overflow-y-auto outline-none">
      <EmptyState title={texts.gone} art="none" action={<ButtonLink href={list}>{texts.back}</ButtonLink>}>
        {texts.goneHelp}
      </EmptyState>
      <UnsentLines conversationId={id} />
      <div className="mx-auto w-full max-w-md px-4">
        <WordsLeft name={`message:${id}`} title={texts.notSent} />
      </div>
    </div>
  )
}

import { Button } from '@heraia/ui/button'
import { FailedState } from '@heraia/ui/failed-state'
import { Skeleton, SkeletonRow } from '@heraia/ui/skeleton'
import { showToast } from '@heraia/ui/toast-queue.ts'
import type { FormEvent } from 'react'
import { useDraft } from '../../../lib/drafts.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { idToSend, type Sent } from '../../../lib/one-thing.ts'
import { useProblemFocus } from '../../../lib/use-problem-focus.ts'
import { MutedWordRow } from './muted-word-row.tsx'
import { mutedWordsTexts } from './muted-words-texts.ts'
import { useMutedWords, useMuteWord } from './use-muted-words.ts'
import { type Lasts, WordFields } from './word-fields.tsx'

/** Words, phrases and #tags that she does not want to read, each with its end and the way back. */
export function MutedWords() {
  const texts = useTexts(mutedWordsTexts)
  return (
    <section aria-labelledby="muted-words">
      <h2 id="muted-words" className="title text-xl">
        {texts.title}
      </h2>
      <p className="mb-4 text-muted">{texts.lead}</p>
      <AddWord />
      <WordList />
    </section>
  )
}

interface WordDraft extends Sent {
  word: string
  lasts: Lasts
}

const NOTHING: WordDraft = { id: '', word: '', lasts: 'forever' }

function AddWord() {
  const texts = useTexts(mutedWordsTexts)
  const draft = useDraft<WordDraft>('muted-word', NOTHING)
  const { word, lasts } = draft.value
  const { mutate, isPending, problem } = useMuteWord((saved) => {
    draft.sent()
    showToast({ message: texts.muted(saved.word), tone: 'success' })
  })
  const { form, onSent } = useProblemFocus(isPending)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    onSent()
    const sent = { ...draft.value, ...idToSend(draft.value, `${word} ${lasts}`, true) }
    draft.change(sent)
    mutate({ id: sent.id as Parameters<typeof mutate>[0]['id'], word, lasts: lasts || 'forever' })
  }
  return (
    <form ref={form} onSubmit={send} noValidate className="grid gap-4 rounded-md bg-sunken p-4">
      <WordFields
        word={word}
        lasts={lasts}
        problem={problem}
        onWord={(next) => draft.change((now) => ({ ...now, word: next }))}
        onLasts={(next) => draft.change((now) => ({ ...now, lasts: next || 'forever' }))}
      />
      <Button
        type="submit"
        tone="primary"
        pending={isPending}
        pendingLabel={texts.muting}
        className="justify-self-start"
      >
        {texts.mute}
      </Button>
    </form>
  )
}

function WordList() {
  const texts = useTexts(mutedWordsTexts)
  const { data, isPending, isFetching, refetch } = useMutedWords()
  if (isPending) {
    return (
      <Skeleton label={texts.loading}>
        <SkeletonRow />
      </Skeleton>
    )
  }
  if (!data) {
    return (
      <FailedState title={texts.failed} retryLabel={texts.retry} onRetry={() => void refetch()} pending={isFetching} />
    )
  }
  if (data.items.length === 0) return <p className="mt-4 rounded-md bg-sunken p-4">{texts.empty}</p>
  return (
    <ul className="mt-4 grid divide-y divide-line border-y border-line">
      {data.items.map((muted) => (
        <MutedWordRow key={muted.id} muted={muted} />
      ))}
    </ul>
  )
}

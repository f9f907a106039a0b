import type { MutedWord } from '@heraia/contract/profiles'
import { Button } from '@heraia/ui/button'
import { Time } from '@heraia/ui/time'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { type FormEvent, useState } from 'react'
import { useLocale, useTexts } from '../../../lib/locale.tsx'
import { useProblemFocus } from '../../../lib/use-problem-focus.ts'
import { mutedWordsTexts } from './muted-words-texts.ts'
import { useMuteWord, useUnmuteWord } from './use-muted-words.ts'
import { type Lasts, WordFields } from './word-fields.tsx'

/** One of them, when it ends, and what she can do about it. */
export function MutedWordRow({ muted }: { muted: MutedWord }) {
  const texts = useTexts(mutedWordsTexts)
  const [isChanging, setChanging] = useState(false)
  const unmute = useUnmuteWord()
  if (isChanging) {
    return (
      <li className="py-4">
        <ChangeWord muted={muted} onClose={() => setChanging(false)} />
      </li>
    )
  }
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-40">
        <p dir="auto" className="font-semibold [overflow-wrap:anywhere]">
          {muted.word}
        </p>
        <p className="text-sm text-muted">
          <Ending muted={muted} />
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" aria-label={texts.changeOf(muted.word)} onClick={() => setChanging(true)}>
          {texts.change}
        </Button>
        <Button
          size="small"
          aria-label={texts.removeOf(muted.word)}
          pending={unmute.isPending}
          onClick={() => unmute.mutate(muted)}
        >
          {texts.remove}
        </Button>
      </div>
    </li>
  )
}

function Ending({ muted: { endsAt, ended } }: { muted: MutedWord }) {
  const texts = useTexts(mutedWordsTexts)
  const { locale } = useLocale()
  if (endsAt === null) return texts.never
  return (
    <>
      {ended ? texts.ended : texts.until} <Time at={endsAt} locale={locale} look="moment" />
    </>
  )
}

function ChangeWord({ muted, onClose }: { muted: MutedWord; onClose: () => void }) {
  const texts = useTexts(mutedWordsTexts)
  const [word, setWord] = useState(muted.word)
  const [chosen, setLasts] = useState<Lasts>('')
  // Whoever changes one that has ended wants it back.
  const lasts = chosen === '' && muted.ended ? 'forever' : chosen
  const { mutate, isPending, problem } = useMuteWord((saved) => {
    showToast({ message: texts.saved(saved.word), tone: 'success' })
    onClose()
  })
  const { form, onSent } = useProblemFocus(isPending)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    onSent()
    mutate({ id: muted.id, word, lasts: lasts || undefined })
  }
  return (
    <form ref={form} onSubmit={send} noValidate aria-label={texts.changeOf(muted.word)} className="grid gap-4">
      <WordFields isChange={!muted.ended} {...{ word, lasts, problem }} onWord={setWord} onLasts={setLasts} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" tone="primary" size="small" pending={isPending} pendingLabel={texts.saving}>
          {texts.save}
        </Button>
        <Button size="small" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}

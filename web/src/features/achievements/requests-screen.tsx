import type { Achievement } from '@heraia/contract/achievements'
import { Avatar } from '@heraia/ui/avatar'
import { Button } from '@heraia/ui/button'
import { EmptyState } from '@heraia/ui/empty-state'
import { Link } from '@heraia/ui/link'
import { PageHeading } from '@heraia/ui/page-heading'
import { TextArea } from '@heraia/ui/text-area'
import { useState } from 'react'
import * as addresses from '../../addresses.ts'
import { useInfiniteList } from '../../lib/infinite-list.ts'
import { useTexts } from '../../lib/locale.tsx'
import { FormDialog } from '../../pieces/form-dialog.tsx'
import { Lines } from '../../pieces/lines.tsx'
import { AchievementLine } from './achievement-line.tsx'
import { askedList } from './achievement-queries.ts'
import { achievementTexts } from './achievement-texts.ts'
import { isStale, useAchievementActs } from './use-achievement-acts.ts'
import { useAchievementChanges } from './use-achievement-changes.ts'

/** What others ask her to confirm, or ask the staff. */
export function AchievementRequestsScreen() {
  const texts = useTexts(achievementTexts)
  return (
    <div className="mx-auto w-full max-w-4xl px-4 py-8 md:py-12">
      <PageHeading title={texts.requests} lead={texts.requestsLead} />
      <div className="mt-6">
        <Requests />
      </div>
    </div>
  )
}

interface Answering {
  /** As she read it; what it says meanwhile she has not seen behind the dialog. */
  achievement: Achievement
  answer: 'confirm' | 'decline'
}

function Requests() {
  const texts = useTexts(achievementTexts)
  const list = useInfiniteList(askedList())
  // Not in the line: that goes when she asks no longer, and with it would what is being written.
  const [answering, setAnswering] = useState<Answering | null>(null)
  useAchievementChanges()
  return (
    <>
      <Lines
        list={list}
        words={texts}
        className="border-y border-line"
        lineOf={(achievement) => (
          <Request
            key={achievement.id}
            achievement={achievement}
            onAnswer={(answer) => setAnswering({ achievement, answer })}
          />
        )}
        empty={<EmptyState title={texts.noRequests}>{texts.noRequestsHelp}</EmptyState>}
      />
      {answering && <AnswerDialog {...answering} onClose={() => setAnswering(null)} />}
    </>
  )
}

interface RequestProps {
  achievement: Achievement
  onAnswer: (answer: Answering['answer']) => void
}

function Request({ achievement, onAnswer }: RequestProps) {
  const texts = useTexts(achievementTexts)
  const { owner } = achievement
  return (
    <li className="py-4">
      <Link href={addresses.profile(owner.handle)} className="flex min-h-11 items-center gap-3 font-semibold">
        <Avatar seed={owner.id} picture={owner.avatar} size="small" />
        <span dir="auto">{owner.name}</span>
      </Link>
      <ul>
        <AchievementLine achievement={achievement} heading="h2" />
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button tone="primary" onClick={() => onAnswer('confirm')}>
          {texts.confirm}
        </Button>
        <Button onClick={() => onAnswer('decline')}>{texts.decline}</Button>
      </div>
    </li>
  )
}

function AnswerDialog({ achievement, answer, onClose }: Answering & { onClose: () => void }) {
  const texts = useTexts(achievementTexts)
  const acts = useAchievementActs(achievement)
  const [note, setNote] = useState('')
  const send = () =>
    acts.answer.mutate(
      { askedAt: achievement.request?.at ?? '', confirm: answer === 'confirm', note: note.trim() || null },
      { onSuccess: onClose, onError: (error) => isStale(error) && onClose() },
    )
  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`${texts[answer]}: ${achievement.title}`}
      closeLabel={texts.close}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button tone="primary" onClick={send} pending={acts.answer.isPending}>
            {texts[answer]}
          </Button>
        </>
      }
    >
      <TextArea
        label={texts.note}
        hint={answer === 'confirm' ? texts.noteHint : texts.declineHint}
        value={note}
        onValue={setNote}
        maxLength={500}
      />
    </FormDialog>
  )
}

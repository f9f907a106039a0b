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

function Requests() {
  const texts = useTexts(achievementTexts)
  const list = useInfiniteList(askedList())
  useAchievementChanges()
  return (
    <Lines
      list={list}
      words={texts}
      className="border-y border-line"
      lineOf={(achievement) => <Request key={achievement.id} achievement={achievement} />}
      empty={<EmptyState title={texts.noRequests}>{texts.noRequestsHelp}</EmptyState>}
    />
  )
}

function Request({ achievement }: { achievement: Achievement }) {
  const texts = useTexts(achievementTexts)
  const [answering, setAnswering] = useState<'confirm' | 'decline' | null>(null)
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
        <Button tone="primary" onClick={() => setAnswering('confirm')}>
          {texts.confirm}
        </Button>
        <Button onClick={() => setAnswering('decline')}>{texts.decline}</Button>
      </div>
      {answering && achievement.request && (
        <AnswerDialog
          achievement={achievement}
          askedAt={achievement.request.at}
          answer={answering}
          onClose={() => setAnswering(null)}
        />
      )}
    </li>
  )
}

interface AnswerDialogProps {
  achievement: Achievement
  askedAt: string
  answer: 'confirm' | 'decline'
  onClose: () => void
}

function AnswerDialog({ answer, onClose, ...now }: AnswerDialogProps) {
  const texts = useTexts(achievementTexts)
  // What she read as she began; what it says meanwhile she has not seen behind the dialog.
  const [{ achievement, askedAt }] = useState(now)
  const acts = useAchievementActs(achievement)
  const [note, setNote] = useState('')
  const send = () =>
    acts.answer.mutate(
      { askedAt, confirm: answer === 'confirm', note: note.trim() || null },
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

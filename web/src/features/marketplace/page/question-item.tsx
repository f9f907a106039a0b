import type { ListingQuestion } from '@heraia/contract/listings'
import type { PersonChip } from '@heraia/contract/person'
import { Button } from '@heraia/ui/button'
import { Time } from '@heraia/ui/time'
import { useState } from 'react'
import { lateDialog } from '../../../lib/late-dialog.tsx'
import { useLocale, useTexts } from '../../../lib/locale.tsx'
import { PersonLine } from '../../../pieces/person-line.tsx'
import { AnswerForm } from './answer-form.tsx'
import { listingTexts } from './listing-texts.ts'
import { QuestionMenu } from './question-menu.tsx'
import { RemoveQuestionDialog } from './remove-question-dialog.tsx'

const MuteDialog = lateDialog(async () => (await import('../../profiles/mute-dialog.tsx')).MuteDialog)
const BlockDialog = lateDialog(async () => (await import('../../profiles/block-dialog.tsx')).BlockDialog)
const ReportDialog = lateDialog(async () => (await import('../../profiles/report-dialog.tsx')).ReportDialog)

export type QuestionPanel = 'remove' | 'report' | 'mute' | 'block'

/** A question, and under it what the seller says. */
export function QuestionItem({ question, seller }: { question: ListingQuestion; seller: PersonChip }) {
  const texts = useTexts(listingTexts)
  const { locale } = useLocale()
  // Beside the panels: what she opens meanwhile neither closes the form nor is closed with it.
  const [isAnswering, setAnswering] = useState(false)
  const [panel, setPanel] = useState<QuestionPanel | null>(null)
  const { asker, text, createdAt, answer, may } = question
  const close = () => setPanel(null)
  return (
    <li id={`question-${question.id}`} className="grid gap-3 py-5">
      <div className="flex items-start justify-between gap-2">
        <PersonLine person={asker}>
          <Time at={createdAt} locale={locale} />
        </PersonLine>
        <QuestionMenu question={question} onAnswer={() => setAnswering(true)} onOpen={setPanel} />
      </div>
      <p dir="auto" className="font-medium whitespace-pre-line [overflow-wrap:anywhere]">
        {text}
      </p>
      {answer && !isAnswering && (
        <div className="grid gap-1 border-s-[3px] border-accent ps-4">
          <p className="text-sm text-muted">
            {texts.sellerAnswers(seller.name)} · <Time at={answer.at} locale={locale} />
          </p>
          <p dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
            {answer.text}
          </p>
        </div>
      )}
      {!answer && !may.answer && <p className="text-sm text-muted">{texts.waiting}</p>}
      {!answer && may.answer && !isAnswering && (
        <Button onClick={() => setAnswering(true)} className="w-fit">
          {texts.answer}
        </Button>
      )}
      {isAnswering && <AnswerForm question={question} onClose={() => setAnswering(false)} />}
      {panel === 'remove' && <RemoveQuestionDialog question={question} onClose={close} />}
      {panel === 'mute' && <MuteDialog person={asker} onClose={close} />}
      {panel === 'block' && (
        <BlockDialog
          person={asker}
          reported={{ subject: 'listing_question', subjectId: question.id }}
          onClose={close}
        />
      )}
      {panel === 'report' && <ReportDialog subject="listing_question" subjectId={question.id} onClose={close} />}
    </li>
  )
}

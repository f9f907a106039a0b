import type { ListingQuestion } from '@heraia/contract/listings'
import { Menu, type MenuChoice } from '@heraia/ui/menu'
import { Flag, MoreHorizontal, Pencil, Trash2 } from 'lucide-react'
import { useTexts } from '../../../lib/locale.tsx'
import { useSilenceChoices } from '../../profiles/use-silence-choices.tsx'
import { listingTexts } from './listing-texts.ts'
import type { QuestionPanel } from './question-item.tsx'

const icon = { 'aria-hidden': true, className: 'size-5' } as const

interface QuestionMenuProps {
  question: ListingQuestion
  onAnswer: () => void
  onOpen: (panel: QuestionPanel) => void
}

export function QuestionMenu({ question: { answer, asker, may }, onAnswer, onOpen }: QuestionMenuProps) {
  const texts = useTexts(listingTexts)
  const [mute, block] = useSilenceChoices(asker, onOpen)
  const choices: MenuChoice[] = [
    ...(answer && may.answer
      ? [{ id: 'answer', label: texts.changeAnswer, icon: <Pencil {...icon} />, onAction: onAnswer }]
      : []),
    ...(may.remove
      ? [
          {
            id: 'remove',
            label: texts.removeQuestion,
            icon: <Trash2 {...icon} />,
            tone: 'danger' as const,
            onAction: () => onOpen('remove'),
          },
        ]
      : []),
    ...(mute ? [mute] : []),
    ...(may.report
      ? [
          {
            id: 'report',
            label: texts.report,
            icon: <Flag {...icon} />,
            tone: 'danger' as const,
            onAction: () => onOpen('report'),
          },
        ]
      : []),
    ...(block ? [block] : []),
  ]
  if (choices.length === 0) return null
  return (
    <Menu
      label={texts.questionActions(asker.name)}
      trigger="icon"
      icon={<MoreHorizontal {...icon} />}
      choices={choices}
    />
  )
}

import type { Achievement, AchievementType } from '@heraia/contract/achievements'
import { Facts } from '@heraia/ui/facts'
import { Award, Flame, type LucideIcon, Medal, Trophy } from 'lucide-react'
import { useLocale, useTexts } from '../../lib/locale.tsx'
import { AchievementMenu } from './achievement-menu.tsx'
import { AchievementProof } from './achievement-proof.tsx'
import { achievementTexts } from './achievement-texts.ts'
import { dayOf } from './day-of.ts'
import { LinkedResultLine } from './linked-result.tsx'

const icons: Record<AchievementType, LucideIcon> = { trophy: Trophy, medal: Medal, award: Award, record: Flame }

interface AchievementLineProps {
  achievement: Achievement
  /** Right below the heading of its page: `h2`. */
  heading?: 'h2' | 'h3'
}

export function AchievementLine({ achievement, heading: Heading = 'h3' }: AchievementLineProps) {
  const texts = useTexts(achievementTexts)
  const { locale } = useLocale()
  const { title, description, date, location, type, audience, may } = achievement
  const Icon = icons[type]
  const facts = [texts.types[type], dayOf(date, locale), location]
  return (
    <li className="flex gap-4 py-5">
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-accent-soft text-on-accent-soft">
        <Icon aria-hidden="true" className="size-6" />
      </span>
      <div className="grid min-w-0 grow gap-1.5">
        <Heading dir="auto" className="title text-lg [overflow-wrap:anywhere]">
          {title}
        </Heading>
        <Facts facts={facts} className="figures text-sm text-muted" />
        {description && (
          <p dir="auto" className="max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">
            {description}
          </p>
        )}
        <LinkedResultLine achievement={achievement} />
        <AchievementProof achievement={achievement} />
        {may.edit && audience !== 'public' && (
          <p className="text-sm text-muted">{audience === 'private' ? texts.onlyYou : texts.onlyFollowers}</p>
        )}
      </div>
      <AchievementMenu achievement={achievement} />
    </li>
  )
}

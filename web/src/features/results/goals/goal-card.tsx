import type { Goal } from '@heraia/contract/goals'
import type { Profile } from '@heraia/contract/profiles'
import { Badge } from '@heraia/ui/badge'
import { CircleCheck, CircleDashed, CircleX } from 'lucide-react'
import { useTexts } from '../../../lib/locale.tsx'
import { FigureLink } from '../figures/figure-link.tsx'
import { useMarks } from '../marks/use-marks.ts'
import type { StatsViewing } from '../use-stats-view.ts'
import { GoalMenu } from './goal-menu.tsx'
import { goalTexts } from './goal-texts.ts'

const looks = {
  open: { tone: 'neutral', icon: <CircleDashed aria-hidden="true" /> },
  reached: { tone: 'success', icon: <CircleCheck aria-hidden="true" /> },
  missed: { tone: 'notice', icon: <CircleX aria-hidden="true" /> },
} as const

/** What she is after, how far she is, and until when. */
export function GoalCard({ goal, profile, viewing }: { goal: Goal; profile: Profile; viewing: StatsViewing }) {
  const texts = useTexts(goalTexts)
  const { mark, name, day } = useMarks()
  const { discipline, value } = goal.progress
  const unit = discipline?.unit ?? 'count'
  const what = discipline ? name(discipline.name) : texts[goal.kind]
  const title = goal.title ?? `${what}: ${mark(goal.target, unit)}`
  const current = goal.current === null ? texts.nothingYet : texts.now(mark(goal.current, unit))
  return (
    <article className="grid gap-3 rounded-md bg-sunken p-4">
      <div className="flex items-start justify-between gap-3">
        <h4 dir="auto" className="font-semibold [overflow-wrap:anywhere]">
          {title}
        </h4>
        {goal.may.edit && <GoalMenu goal={goal} name={title} profile={profile} />}
      </div>
      <p className="text-sm text-muted">
        {goal.title !== null && `${what}: ${mark(goal.target, unit)} · `}
        {current} · {texts.until(day(goal.dueOn))}
      </p>
      {value !== null && (
        <div className="flex items-center gap-3">
          <div
            role="meter"
            aria-label={title}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.round(value)}
            aria-valuetext={texts.percent(mark(Math.round(value), 'count'))}
            className="h-3 grow overflow-hidden rounded-full border border-control bg-raised"
          >
            <div className="h-full bg-success" style={{ width: `${value}%` }} />
          </div>
          <FigureLink figure={goal.progress} viewing={viewing} name={title} className="figures font-semibold">
            {mark(Math.round(value), 'percent')}
          </FigureLink>
        </div>
      )}
      <p>
        <Badge
          tone={looks[goal.state].tone}
          icon={looks[goal.state].icon}
          // The neutral badge has the colour of the card.
          className={goal.state === 'open' ? 'bg-raised!' : undefined}
        >
          {goal.reachedOn ? texts.reachedOn(day(goal.reachedOn)) : texts[goal.state]}
        </Badge>
      </p>
    </article>
  )
}

import type { Team } from '@heraia/contract/team'
import type { TeamAchievement } from '@heraia/contract/teams'
import { Button } from '@heraia/ui/button'
import { Facts } from '@heraia/ui/facts'
import { Award, Medal, Plus, Timer, Trophy } from 'lucide-react'
import { useState } from 'react'
import { client } from '../../../lib/api.ts'
import { useInfiniteList } from '../../../lib/infinite-list.ts'
import { lateDialog } from '../../../lib/late-dialog.tsx'
import { useTexts } from '../../../lib/locale.tsx'
import { useFormat } from '../../../lib/use-format.ts'
import { dayOf } from '../../achievements/day-of.ts'
import { LineMenu } from '../line-menu.tsx'
import { TeamList } from '../team-list.tsx'
import { teamAchievements } from '../team-queries.ts'
import { pageTexts } from './page-texts.ts'

const AchievementDialog = lateDialog(async () => (await import('./team-achievement-dialog.tsx')).TeamAchievementDialog)

const icons = { trophy: Trophy, medal: Medal, award: Award, record: Timer }

/** What the team has won, latest first. */
export function TeamAchievements({ team }: { team: Team }) {
  const texts = useTexts(pageTexts)
  const list = useInfiniteList(teamAchievements(team.id))
  const manages = team.standing?.may.manage ?? false
  const [edited, setEdited] = useState<TeamAchievement | 'new' | null>(null)
  return (
    <div className="grid gap-4 py-6">
      {manages && (
        <Button
          icon={<Plus aria-hidden="true" className="size-5" />}
          onClick={() => setEdited('new')}
          className="justify-self-start"
        >
          {texts.add}
        </Button>
      )}
      <TeamList
        list={list}
        keyOf={({ id }) => id}
        show={(achievement) => (
          <Line team={team} achievement={achievement} onEdit={manages ? () => setEdited(achievement) : undefined} />
        )}
        empty={{
          ...{ title: texts.noAchievements, seed: team.id },
          hint: manages ? texts.noAchievementsOwn : texts.noAchievementsOther,
        }}
      />
      {edited && (
        <AchievementDialog
          team={team}
          achievement={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  )
}

interface LineProps {
  team: Team
  achievement: TeamAchievement
  onEdit?: () => void
}

function Line({ team, achievement, onEdit }: LineProps) {
  const texts = useTexts(pageTexts)
  const { locale } = useFormat()
  const { type, title, date, location, description } = achievement
  const Icon = icons[type]
  return (
    <div className="flex items-start gap-4 py-4">
      <Icon aria-hidden="true" className="mt-1 size-6 shrink-0 text-accent-ink" />
      <div className="grid min-w-0 flex-1 gap-1">
        <h3 dir="auto" className="title [overflow-wrap:anywhere]">
          {title}
        </h3>
        <Facts facts={[texts.types[type], dayOf(date, locale), location]} className="text-sm text-muted" />
        {description && (
          <p dir="auto" className="max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">
            {description}
          </p>
        )}
      </div>
      {onEdit && (
        <LineMenu
          label={texts.actionsFor(title)}
          texts={texts}
          onEdit={onEdit}
          remove={() => client.teams.removeAchievement({ id: team.id, achievementId: achievement.id })}
        />
      )}
    </div>
  )
}

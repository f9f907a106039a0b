import type { AchievementType } from '@heraia/contract/achievements'
import type { TeamAchievementId } from '@heraia/contract/ids'
import type { Team } from '@heraia/contract/team'
import type { TeamAchievement } from '@heraia/contract/teams'
import { uuid7 } from '@heraia/contract/uuid7'
import { Field } from '@heraia/ui/field'
import { Select } from '@heraia/ui/select'
import { TextArea } from '@heraia/ui/text-area'
import { useState } from 'react'
import { api, client } from '../../../lib/api.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { TeamFormDialog } from '../team-form-dialog.tsx'
import { useFieldErrors } from '../use-field-errors.ts'
import { useSaveOver } from '../use-save-over.ts'
import { useTeamAct } from '../use-team-act.ts'
import { pageTexts } from './page-texts.ts'

const TYPES = ['trophy', 'medal', 'award', 'record'] as const
const isType = (value: string): value is AchievementType => TYPES.some((type) => type === value)

interface Props {
  team: Team
  achievement?: TeamAchievement
  onClose: () => void
}

/** Adds what the team has won, or changes it. */
export function TeamAchievementDialog({ team, achievement, onClose }: Props) {
  const texts = useTexts(pageTexts)
  const act = useTeamAct()
  const [id] = useState(() => achievement?.id ?? (uuid7() as TeamAchievementId))
  const [value, setValue] = useState({
    title: achievement?.title ?? '',
    type: achievement?.type ?? ('trophy' as AchievementType),
    date: achievement?.date ?? '',
    location: achievement?.location ?? '',
    description: achievement?.description ?? '',
  })
  const { wrong, take, forget } = useFieldErrors(texts.wrong, texts.required)
  const saveOver = useSaveOver({
    read: achievement,
    shown: api.teams.achievements.key(),
    send: ({ location, description, ...said }: typeof value, updatedAt) =>
      client.teams.saveAchievement({
        ...{ ...said, updatedAt, id: team.id, achievementId: id },
        ...{ location: location.trim() || null, description: description.trim() || null },
      }),
  })
  const change = (part: Partial<typeof value>) => {
    forget(Object.keys(part))
    setValue({ ...value, ...part })
  }
  const save = () => {
    if (!take({ title: value.title.trim() === '', date: value.date === '' })) return
    act.mutate(
      {
        run: () => saveOver(value),
        says: texts.saved,
        after: onClose,
        boxes: ['title', 'date', 'location', 'description'],
      },
      { onError: take },
    )
  }
  return (
    <TeamFormDialog
      title={texts.addTitle}
      save={texts.save}
      saving={texts.saving}
      isSaving={act.isPending}
      onSave={save}
      onClose={onClose}
    >
      <Field
        label={texts.name}
        value={value.title}
        onValue={(title) => change({ title })}
        maxLength={120}
        error={wrong('title')}
        required
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          label={texts.type}
          value={value.type}
          onValue={(type) => isType(type) && change({ type })}
          options={TYPES.map((type) => ({ value: type, label: texts.types[type] }))}
        />
        <Field
          label={texts.date}
          type="date"
          value={value.date}
          onValue={(date) => change({ date })}
          error={wrong('date')}
          required
        />
      </div>
      <Field
        label={texts.location}
        value={value.location}
        onValue={(location) => change({ location })}
        maxLength={120}
        error={wrong('location')}
      />
      <TextArea
        label={texts.description}
        value={value.description}
        onValue={(description) => change({ description })}
        maxLength={2000}
        error={wrong('description')}
      />
    </TeamFormDialog>
  )
}

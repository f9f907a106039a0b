import type { Achievement, AchievementType } from '@heraia/contract/achievements'
import { Field } from '@heraia/ui/field'
import { Select } from '@heraia/ui/select'
import { TextArea } from '@heraia/ui/text-area'
import { useTexts } from '../../lib/locale.tsx'
import { TYPES } from './achievement-queries.ts'
import { achievementTexts } from './achievement-texts.ts'
import { EvidenceFiles } from './evidence-files.tsx'
import { EvidenceLinks } from './evidence-links.tsx'
import { ResultChoice } from './result-choice.tsx'
import type { AchievementFormState } from './use-achievement-form.ts'

const AUDIENCES = ['public', 'followers', 'private'] as const

type AchievementFieldsProps = Pick<AchievementFormState, 'value' | 'change' | 'wrong' | 'mayLink'> & {
  /** She wants to choose a result: from a list beside this form, whose search is a form of its own. */
  onAskResult: () => void
  isAskingResult: boolean
}

export function AchievementFields({
  value,
  change,
  wrong,
  mayLink,
  onAskResult,
  isAskingResult,
}: AchievementFieldsProps) {
  const texts = useTexts(achievementTexts)
  return (
    <>
      <Field
        label={texts.name}
        placeholder={texts.namePlaceholder}
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
          onValue={(type) => change({ type: type as AchievementType })}
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
        <Field
          label={texts.location}
          aside={texts.optional}
          value={value.location}
          onValue={(location) => change({ location })}
          maxLength={120}
          error={wrong('location')}
        />
        <Select
          label={texts.audience}
          value={value.audience}
          onValue={(audience) => change({ audience: audience as Achievement['audience'] })}
          options={AUDIENCES.map((audience) => ({ value: audience, label: texts.audiences[audience] }))}
        />
      </div>
      <TextArea
        label={texts.description}
        aside={texts.optional}
        value={value.description}
        onValue={(description) => change({ description })}
        maxLength={2000}
        error={wrong('description')}
      />
      {mayLink && (
        <ResultChoice
          chosen={value.result}
          isAsking={isAskingResult}
          onAsk={onAskResult}
          onRemove={() => change({ result: undefined })}
          error={wrong('resultId')}
        />
      )}
      <EvidenceLinks links={value.links} onChange={(links) => change({ links })} wrong={wrong} />
      <EvidenceFiles chosen={value.files ?? []} onChange={(files) => change({ files })} />
    </>
  )
}

import { Field } from '@heraia/ui/field'
import { RadioGroup } from '@heraia/ui/radio-group'
import { TextArea } from '@heraia/ui/text-area'
import { useTexts } from '../../../lib/locale.tsx'
import { SportField } from '../../../pieces/sport-field.tsx'
import { ABOUT_MAX, type TeamDraft } from './team-draft.ts'
import { teamFormTexts } from './team-form-texts.ts'

interface TeamFieldsProps {
  value: TeamDraft
  change: (part: Partial<TeamDraft>) => void
  wrong: (field: string) => string | undefined
}

export function TeamFields({ value, change, wrong }: TeamFieldsProps) {
  const texts = useTexts(teamFormTexts)
  return (
    <>
      <Field
        label={texts.name}
        value={value.name}
        onValue={(name) => change({ name })}
        maxLength={80}
        error={wrong('name')}
        required
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SportField
          label={texts.sport}
          aside={texts.optional}
          value={value.sport}
          onValue={(sport) => change({ sport })}
          error={wrong('sport')}
        />
        <Field
          label={texts.location}
          aside={texts.optional}
          value={value.location}
          onValue={(location) => change({ location })}
          maxLength={120}
          error={wrong('location')}
        />
      </div>
      <TextArea
        label={texts.about}
        aside={texts.optional}
        value={value.about}
        onValue={(about) => change({ about })}
        maxLength={ABOUT_MAX}
        rows={5}
        error={wrong('about')}
      />
      <Field
        label={texts.website}
        aside={texts.optional}
        placeholder={texts.websiteHint}
        type="url"
        value={value.website}
        onValue={(website) => change({ website })}
        maxLength={300}
        error={wrong('website')}
      />
      <TextArea
        label={texts.safeguarding}
        aside={texts.optional}
        hint={texts.safeguardingHint}
        value={value.safeguarding}
        onValue={(safeguarding) => change({ safeguarding })}
        maxLength={500}
        rows={2}
        error={wrong('safeguarding')}
      />
      <RadioGroup
        label={texts.audience}
        value={value.audience}
        onValue={(audience) => change({ audience: audience === 'members' ? 'members' : 'public' })}
        options={(['public', 'members'] as const).map((value) => ({ value, label: texts.audiences[value] }))}
      />
    </>
  )
}

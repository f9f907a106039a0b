import type { Achievement, AchievementType } from '@heraia/contract/achievements'
import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { Field } from '@heraia/ui/field'
import { Select } from '@heraia/ui/select'
import { TextArea } from '@heraia/ui/text-area'
import { errorText, errorTexts } from '../../lib/errors.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useProblemFocus } from '../../lib/use-problem-focus.ts'
import { FormDialog } from '../../pieces/form-dialog.tsx'
import { FilesNotReady } from '../media/uploads/when-ready.ts'
import { TYPES } from './achievement-queries.ts'
import { achievementTexts } from './achievement-texts.ts'
import { EvidenceFiles } from './evidence-files.tsx'
import { EvidenceLinks } from './evidence-links.tsx'
import { useAchievementForm } from './use-achievement-form.ts'

const AUDIENCES = ['public', 'followers', 'private'] as const

/** Adds one, or changes it. What she typed is kept until the server has it. */
export function AchievementForm({ achievement, onClose }: { achievement?: Achievement; onClose: () => void }) {
  const texts = useTexts(achievementTexts)
  const errors = useTexts(errorTexts)
  const form = useAchievementForm(achievement, onClose)
  const { value, change, wrong } = form
  const { form: element, onSent } = useProblemFocus(form.isSaving)
  return (
    <FormDialog
      keeps
      open
      onOpenChange={(open) => !open && onClose()}
      title={achievement ? texts.editTitle : texts.addTitle}
      closeLabel={texts.close}
      actions={
        <>
          <Button onClick={form.cancel}>{texts.cancel}</Button>
          <Button
            tone="primary"
            type="submit"
            form="achievement-form"
            pending={form.isSaving}
            pendingLabel={texts.saving}
          >
            {texts.save}
          </Button>
        </>
      }
    >
      <form
        ref={element}
        id="achievement-form"
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (form.isSaving) return
          form.save()
          onSent()
        }}
      >
        {form.failure && (
          <Banner tone="danger">
            {form.failure instanceof FilesNotReady ? texts.fileFailed : errorText(errors, form.failure)}
          </Banner>
        )}
        {achievement?.level === 'confirmed' && <Banner tone="notice">{texts.reconfirm}</Banner>}
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
        <EvidenceLinks links={value.links} onChange={(links) => change({ links })} wrong={wrong} />
        <EvidenceFiles chosen={value.files ?? []} onChange={(files) => change({ files })} />
      </form>
    </FormDialog>
  )
}

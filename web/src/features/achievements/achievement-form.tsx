import type { Achievement } from '@heraia/contract/achievements'
import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { useState } from 'react'
import { errorText, errorTexts } from '../../lib/errors.ts'
import { lateDialog } from '../../lib/late-dialog.tsx'
import { useTexts } from '../../lib/locale.tsx'
import { useProblemFocus } from '../../lib/use-problem-focus.ts'
import { FormDialog } from '../../pieces/form-dialog.tsx'
import { FilesNotReady } from '../media/uploads/when-ready.ts'
import { AchievementFields } from './achievement-fields.tsx'
import { achievementTexts } from './achievement-texts.ts'
import { useAchievementForm } from './use-achievement-form.ts'

const ResultPicker = lateDialog(async () => (await import('./result-picker.tsx')).ResultPicker)

/** Adds one, or changes it. What she typed is kept until the server has it. */
export function AchievementForm({ achievement, onClose }: { achievement?: Achievement; onClose: () => void }) {
  const texts = useTexts(achievementTexts)
  const errors = useTexts(errorTexts)
  const form = useAchievementForm(achievement, onClose)
  const [isChoosing, setChoosing] = useState(false)
  const { form: element, onSent } = useProblemFocus(form.isSaving)
  return (
    <>
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
          <AchievementFields {...form} onAskResult={() => setChoosing(true)} isAskingResult={isChoosing} />
        </form>
      </FormDialog>
      {isChoosing && (
        <ResultPicker chosen={form.value.result} onChoose={form.link} onClose={() => setChoosing(false)} />
      )}
    </>
  )
}

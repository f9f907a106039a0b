import { useState } from 'react'
import { useLocale, useTexts } from '../../../lib/locale.tsx'
import { useMe } from '../../../lib/session.tsx'
import { chosenDiscipline } from '../form/discipline-choice.ts'
import { ResultDialog } from '../form/result-dialog.tsx'
import type { ResultForm } from '../form/result-form.ts'
import { useDisciplines } from '../form/use-disciplines.ts'
import type { Activity } from './activity.ts'
import { formOfActivity, markOf } from './activity-form.ts'
import { activityTexts } from './activity-texts.ts'

/** The form of a result with what the watch measured; which of it counts follows from the discipline she chooses. */
export function ActivityDialog({ activity, onClose }: { activity: Activity; onClose: () => void }) {
  const texts = useTexts(activityTexts)
  const { language } = useLocale()
  const me = useMe()
  const [form, setForm] = useState(() => formOfActivity(activity, me.sport ?? ''))
  const { listed } = useDisciplines(me.id, form.sport)
  const change = (next: ResultForm) => {
    const before = chosenDiscipline(form, listed)?.measure
    const measure = chosenDiscipline(next, listed)?.measure
    setForm(measure && measure !== before ? { ...next, value: markOf(activity, measure, language) } : next)
  }
  return (
    <ResultDialog profile={me} title={texts.addTitle} form={form} onForm={change} onClose={onClose}>
      <p className="text-sm text-muted">{texts.check}</p>
    </ResultDialog>
  )
}

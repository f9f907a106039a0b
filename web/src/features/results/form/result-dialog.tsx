import type { Profile } from '@heraia/contract/profiles'
import type { Result } from '@heraia/contract/results'
import { Link } from '@heraia/ui/link'
import { type ReactNode, useState } from 'react'
import * as resultAddresses from '../../../addresses/results.ts'
import { useDraft } from '../../../lib/drafts.ts'
import { useLocale, useTexts } from '../../../lib/locale.tsx'
import { formTexts } from './form-texts.ts'
import { RecordDialog } from './record-dialog.tsx'
import { ResultFields } from './result-fields.tsx'
import { emptyResult, formOf, type ResultForm } from './result-form.ts'
import { useSaveResult } from './use-save-result.ts'

/** 'Actualizar Stats': a new result. What she began is there when she comes back. */
export function AddResult({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const texts = useTexts(formTexts)
  const empty = emptyResult(profile.sport ?? '')
  const draft = useDraft<ResultForm>('result', empty)
  return (
    <ResultDialog
      {...{ profile, onClose }}
      title={texts.addTitle}
      form={draft.value}
      onForm={draft.change}
      // What she wrote since, in a form that she opened again, stays.
      onSaved={() => draft.sent((now) => (now === draft.value ? empty : now))}
      keeps
    >
      <p className="text-sm text-muted">
        {texts.lead}{' '}
        <Link href={resultAddresses.importResults()} className="link">
          {texts.toImport}
        </Link>
      </p>
    </ResultDialog>
  )
}

export function EditResult({ profile, result, onClose }: { profile: Profile; result: Result; onClose: () => void }) {
  const texts = useTexts(formTexts)
  const { language } = useLocale()
  const [form, setForm] = useState(() => formOf(result, language))
  return <ResultDialog {...{ profile, onClose, form }} title={texts.editTitle} onForm={setForm} editing={result} />
}

interface ResultDialogProps {
  profile: Pick<Profile, 'id'>
  title: string
  form: ResultForm
  onForm: (form: ResultForm) => void
  editing?: Result
  onSaved?: () => void
  /** What she writes in it is kept as a draft. */
  keeps?: boolean
  onClose: () => void
  children?: ReactNode
}

/** The form of one result, for whoever knows what stands in it at first. */
export function ResultDialog(props: ResultDialogProps) {
  const { profile, title, form, onForm, editing, onSaved, keeps, onClose, children } = props
  const texts = useTexts(formTexts)
  const saving = useSaveResult(profile, form, editing, { onSaved, onClose })
  return (
    <RecordDialog title={title} words={texts} saving={saving} onClose={onClose} keeps={keeps}>
      {children}
      <ResultFields
        personId={profile.id}
        form={form}
        onChange={(change) => onForm({ ...form, ...change })}
        chosen={saving.chosen}
        problems={saving.problems}
      />
    </RecordDialog>
  )
}

import { Button } from '@heraia/ui/button'
import { ConfirmDialog } from '@heraia/ui/confirm-dialog'
import { Dialog } from '@heraia/ui/dialog'
import { afterDialog } from '../../../lib/after-dialog.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { editorTexts, fieldTexts } from './editor-texts.ts'
import { differences, type InformationForm, NETWORKS } from './information-form.ts'
import type { ProfileEditor } from './use-profile-editor.ts'

export function EditorQuestions({ editor }: { editor: ProfileEditor }) {
  return (
    <>
      <YoungQuestion editor={editor} />
      <ElsewhereQuestion editor={editor} />
    </>
  )
}

/** A slip of the year would close her account for good. */
function YoungQuestion({ editor }: { editor: ProfileEditor }) {
  const texts = useTexts(editorTexts)
  const { question } = editor
  const toDate = () => {
    editor.dismissQuestion()
    afterDialog(() => document.querySelector<HTMLElement>('[name=dateOfBirth]')?.focus())
  }
  return (
    <ConfirmDialog
      open={question?.kind === 'young'}
      onOpenChange={toDate}
      title={texts.young}
      confirmLabel={texts.youngSave}
      cancelLabel={texts.youngFix}
      onConfirm={editor.sendYoung}
    >
      {question?.kind === 'young' && texts.youngHint(question.years)}
    </ConfirmDialog>
  )
}

/** Nothing is saved over silently: both versions are shown, and she says which one stays. */
function ElsewhereQuestion({ editor }: { editor: ProfileEditor }) {
  const texts = useTexts(editorTexts)
  const fields = useTexts(fieldTexts)
  const { form, saved } = editor
  const different = differences(form, saved)
  return (
    <Dialog
      open={editor.question?.kind === 'elsewhere'}
      onOpenChange={editor.dismissQuestion}
      title={texts.elsewhere}
      description={different.length > 0 ? texts.elsewhereHint : texts.elsewhereSame}
      size="large"
      role="alertdialog"
      actions={
        <>
          <Button onClick={editor.dismissQuestion}>{texts.stay}</Button>
          <Button onClick={editor.takeSaved}>{texts.loadThere}</Button>
          <Button tone="primary" onClick={editor.sendOver}>
            {texts.saveHere}
          </Button>
        </>
      }
    >
      <dl className="mt-4 grid gap-4">
        {different.map((name) => (
          <div key={name} className="border-t border-line pt-3">
            <dt className="font-semibold">{fields[name]}</dt>
            <dd className="mt-1 grid gap-2 sm:grid-cols-2">
              <Version label={texts.there} value={inWords(saved, name)} />
              <Version label={texts.here} value={inWords(form, name)} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}

function Version({ label, value }: { label: string; value: string }) {
  const texts = useTexts(editorTexts)
  return (
    <p className="rounded-md bg-sunken p-3">
      <span className="block text-sm text-muted">{label}</span>
      <span dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
        {value || texts.notGiven}
      </span>
    </p>
  )
}

function inWords(form: InformationForm, name: ReturnType<typeof differences>[number]): string {
  if (name === 'links')
    return NETWORKS.map((network) => form.links[network])
      .filter(Boolean)
      .join('\n')
  const value = form[name]
  return typeof value === 'string' ? value : value.join(', ')
}

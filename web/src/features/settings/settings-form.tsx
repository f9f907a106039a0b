import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { classNames } from '@heraia/ui/class-names.ts'
import { FailedState } from '@heraia/ui/failed-state'
import { Skeleton, SkeletonLine } from '@heraia/ui/skeleton'
import { type ReactNode, useEffect, useRef } from 'react'
import { errorText, errorTexts, failureOf } from '../../lib/errors.ts'
import { useTexts } from '../../lib/locale.tsx'
import { ContestedQuestion } from './contested-question.tsx'
import type { SettingsForm as Form } from './settings-edits.ts'
import { settingsFormTexts } from './settings-texts.ts'
import type { SettingsEditor } from './use-settings.ts'

interface SettingsFormProps {
  editor: SettingsEditor
  /** Which panel, or the tabs of all. */
  children: (form: Form) => ReactNode
  onCancel?: () => void
  /** Where it stands: Save stays in sight there. */
  on?: 'page' | 'dialog'
}

const feet = { page: 'bottom-16 bg-surface lg:bottom-0', dialog: '-bottom-5 -mb-5 bg-raised' }

/** Whatever panel is open, Save keeps the changes of all of them. */
export function SettingsForm({ editor, children, onCancel = editor.discard, on = 'page' }: SettingsFormProps) {
  const texts = useTexts(settingsFormTexts)
  const errors = useTexts(errorTexts)
  const form = useRef<HTMLFormElement>(null)
  const { query, error } = editor
  const wrongFields = error ? failureOf(error).fields.length : 0
  useEffect(() => {
    if (error && wrongFields > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [error, wrongFields])

  if (query.isError && !editor.form)
    return (
      <FailedState
        title={texts.failed}
        retryLabel={texts.retry}
        onRetry={() => void query.refetch()}
        pending={query.isFetching}
      >
        {errorText(errors, query.error)}
      </FailedState>
    )
  if (!editor.form) return <LoadingSettings label={texts.loading} />
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!editor.isSaving) editor.submit()
      }}
      className="over-save-bar grid max-w-xl gap-6"
    >
      {children(editor.form)}
      <div className={classNames('save-bar grid gap-3 border-t border-line py-3', feet[on])}>
        {error && <Banner tone="danger">{wrongFields > 0 ? texts.fixFields : errorText(errors, error)}</Banner>}
        <div className="flex flex-wrap gap-3">
          <Button onClick={onCancel}>{texts.cancel}</Button>
          <Button
            type="submit"
            tone="primary"
            className="max-sm:min-w-min max-sm:flex-1"
            pending={editor.isSaving}
            pendingLabel={texts.saving}
          >
            {texts.save}
          </Button>
        </div>
      </div>
      <ContestedQuestion editor={editor} />
    </form>
  )
}

const LoadingSettings = ({ label }: { label: string }) => (
  <Skeleton label={label}>
    {['60%', '85%', '40%', '70%', '55%'].map((width) => (
      <SkeletonLine key={width} width={width} className="my-5 h-6" />
    ))}
  </Skeleton>
)

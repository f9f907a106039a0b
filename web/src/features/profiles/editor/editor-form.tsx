import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import * as addresses from '../../../addresses.ts'
import { errorText, errorTexts, failureOf } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { EditorFields } from './editor-fields.tsx'
import { type EditorPart, partToMend } from './editor-parts.ts'
import { editorTexts } from './editor-texts.ts'
import type { ProfileEditor } from './use-profile-editor.ts'

/** The fields, and Save where her thumb is. Focus starts at the first field, and goes to the first wrong one. */
export function EditorForm({ editor, part, email }: { editor: ProfileEditor; part: EditorPart; email: string }) {
  const texts = useTexts(editorTexts)
  const form = useRef<HTMLFormElement>(null)
  const wrong = Object.keys(editor.errors).join()

  const navigate = useNavigate()
  const elsewhere = partToMend(editor.errors, part)

  useEffect(() => form.current?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true }), [])
  // Once for each refusal: then she may walk between the tabs as she likes.
  const { error, ownErrors } = editor
  const told = useRef<{ error: unknown; ownErrors: unknown }>({ error: null, ownErrors })
  useEffect(() => {
    if (told.current.error === error && told.current.ownErrors === ownErrors) return
    told.current = { error, ownErrors }
    if (elsewhere) void navigate(addresses.myProfile(elsewhere), { preventScrollReset: true })
  }, [error, ownErrors, elsewhere, navigate])
  useEffect(() => {
    if (wrong) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [wrong, ownErrors, part])

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!editor.isSaving) editor.submit()
      }}
      className="over-save-bar grid gap-8"
    >
      <EditorFields editor={editor} part={part} email={email} />
      <div className="save-bar bottom-16 -mx-4 grid gap-3 border-t border-line bg-surface px-4 py-3 lg:bottom-0">
        <Trouble editor={editor} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={editor.cancel}>{texts.cancel}</Button>
          <Button
            type="submit"
            tone="primary"
            className="max-sm:min-w-min max-sm:flex-1 max-sm:px-3"
            pending={editor.isSaving}
            pendingLabel={texts.saving}
          >
            {texts.save}
          </Button>
        </div>
      </div>
    </form>
  )
}

function Trouble({ editor }: { editor: ProfileEditor }) {
  const texts = useTexts(editorTexts)
  const errors = useTexts(errorTexts)
  if (Object.keys(editor.errors).length > 0) return <Banner tone="danger">{texts.fixFields}</Banner>
  if (!editor.error || failureOf(editor.error).reason === 'under_thirteen') return null
  return <Banner tone="danger">{errorText(errors, editor.error)}</Banner>
}

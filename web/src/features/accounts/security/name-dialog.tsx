import { Button } from '@heraia/ui/button'
import { Field } from '@heraia/ui/field'
import { useId, useRef, useState } from 'react'
import { useTexts } from '../../../lib/locale.tsx'
import { useIsHere } from '../../../lib/use-is-here.ts'
import { FormDialog } from '../../../pieces/form-dialog.tsx'
import { securityTexts } from './security-texts.ts'

/** As the auth server takes it. */
const LONGEST = 120

interface NameDialogProps {
  title: string
  label: string
  hint: string
  name: string
  /** Why it was not taken. */
  error?: string
  /** Whether it was taken. */
  onSave: (name: string) => Promise<boolean>
  onClose: () => void
}

/** Asks what one of her keys shall be called. Empty: it stays as it is. */
export function NameDialog({ title, label, hint, name, error, onSave, onClose }: NameDialogProps) {
  const texts = useTexts(securityTexts)
  const form = useId()
  const [value, setValue] = useState(name)
  const [isSaving, setSaving] = useState(false)
  const isHere = useIsHere()
  const field = useRef<HTMLInputElement>(null)
  async function save() {
    const wanted = value.trim()
    if (wanted === '' || wanted === name) return onClose()
    setSaving(true)
    const isTaken = await onSave(wanted)
    if (!isHere.current) return
    setSaving(false)
    if (isTaken) onClose()
    else field.current?.focus()
  }
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title={title}
      size="small"
      closeLabel={texts.close}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" form={form} tone="primary" pending={isSaving} pendingLabel={texts.saving}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isSaving) void save()
        }}
      >
        <Field
          ref={field}
          label={label}
          hint={hint}
          error={error}
          name="name"
          maxLength={LONGEST}
          value={value}
          onValue={setValue}
          autoComplete="off"
        />
      </form>
    </FormDialog>
  )
}

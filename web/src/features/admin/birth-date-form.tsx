import type { ManagedPerson } from '@heraia/contract/admin'
import { Button } from '@heraia/ui/button'
import { Disclosure } from '@heraia/ui/disclosure'
import { Field } from '@heraia/ui/field'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api } from '../../lib/api.ts'
import { useDraft } from '../../lib/drafts.ts'
import { errorText, errorTexts, failureOf, fieldCode } from '../../lib/errors.ts'
import { useTexts } from '../../lib/locale.tsx'
import { StaffReasonField } from './staff-reason-field.tsx'
import { verificationTexts } from './verification-texts.ts'

/** What a minor by mistake cannot change herself: somebody of the staff does, with a reason. */
export function BirthDateForm({ person: { id, name } }: { person: ManagedPerson }) {
  const texts = useTexts(verificationTexts)
  const errors = useTexts(errorTexts)
  const reason = useDraft(`birth-date-${id}`, '')
  const [day, setDay] = useState('')
  const [asked, setAsked] = useState(false)
  const correcting = useMutation(
    api.admin.correctBirthDate.mutationOptions({
      onSuccess: () => {
        reason.sent('')
        setDay('')
        setAsked(false)
        showToast({ message: texts.corrected(name), tone: 'success' })
      },
    }),
  )
  const code = correcting.error ? fieldCode(failureOf(correcting.error), 'dateOfBirth') : undefined
  const isBlank = reason.value.trim() === ''
  const send = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (!isBlank && day !== '') correcting.mutate({ id, dateOfBirth: day, reason: reason.value })
  }
  return (
    <Disclosure label={texts.birthDate}>
      <form onSubmit={send} noValidate className="grid gap-4 pb-4">
        <p className="max-w-prose text-muted">{texts.birthDateHelp}</p>
        <Field
          type="date"
          label={texts.dateOfBirth}
          value={day}
          onValue={(value) => {
            setDay(value)
            if (correcting.isError) correcting.reset()
          }}
          error={wrongDay(texts.birthDateWrong, asked && day === '' ? 'invalid_date' : code)}
          required
        />
        <StaffReasonField
          label={texts.reason}
          hint={texts.birthDateReasonHint}
          value={reason.value}
          onValue={reason.change}
          error={asked && isBlank ? texts.reasonRequired : undefined}
        />
        <p role="alert" className="text-danger-ink empty:sr-only">
          {correcting.error && !code && errorText(errors, correcting.error)}
        </p>
        <div>
          <Button type="submit" pending={correcting.isPending}>
            {texts.correct}
          </Button>
        </div>
      </form>
    </Disclosure>
  )
}

const wrongDay = (texts: Record<string, string>, code: string | undefined) =>
  code === undefined ? undefined : (texts[code] ?? texts.invalid_date)

import type { ManagedTestimonial } from '@heraia/contract/admin'
import type { TestimonialId } from '@heraia/contract/ids'
import { uuid7 } from '@heraia/contract/uuid7'
import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { Checkbox } from '@heraia/ui/checkbox'
import { Field } from '@heraia/ui/field'
import { TextArea } from '@heraia/ui/text-area'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api } from '../../lib/api.ts'
import { errorText, errorTexts, failureOf } from '../../lib/errors.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useIsHere } from '../../lib/use-is-here.ts'
import { FormDialog } from '../../pieces/form-dialog.tsx'
import { testimonialTexts } from './testimonial-texts.ts'

const blank = { quote: '', name: '', title: '', consented: false, sample: false }

/** Adds one, or changes it. */
export function TestimonialForm(props: { testimonial?: ManagedTestimonial; onClose: () => void }) {
  const { testimonial, onClose } = props
  const texts = useTexts(testimonialTexts)
  const errors = useTexts(errorTexts)
  const [id] = useState(() => testimonial?.id ?? (uuid7(Date.now()) as TestimonialId))
  // What she read as she began, also where the list behind the dialog knows better meanwhile.
  const [was] = useState(() => (testimonial ? draftOf(testimonial) : null))
  const [value, setValue] = useState(was ?? blank)
  const [asked, setAsked] = useState(false)
  const queries = useQueryClient()
  const save = useSave(onClose)
  const isOld = failureOf(save.error).reason === 'edited_elsewhere'
  const close = () => {
    onClose()
    if (save.error) void queries.invalidateQueries({ queryKey: api.admin.testimonials.key() })
  }
  const change = (part: Partial<typeof blank>) => setValue({ ...value, ...part })
  const missing = (words: string) => (asked && words.trim() === '' ? texts.required : undefined)
  const send = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (value.quote.trim() && value.name.trim()) save.mutate({ id, ...value, was })
  }
  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && close()}
      title={testimonial ? texts.editOf(testimonial.name) : texts.add}
      closeLabel={texts.close}
      actions={
        <>
          <Button onClick={close}>{texts.cancel}</Button>
          <Button
            tone="primary"
            type="submit"
            form="testimonial-form"
            pending={save.isPending}
            pendingLabel={texts.saving}
          >
            {texts.save}
          </Button>
        </>
      }
    >
      <form id="testimonial-form" noValidate onSubmit={send} className="grid gap-5">
        {save.error && <Banner tone="danger">{isOld ? texts.elsewhere : errorText(errors, save.error)}</Banner>}
        <TextArea
          label={texts.quote}
          value={value.quote}
          onValue={(quote) => change({ quote })}
          maxLength={600}
          error={missing(value.quote)}
          required
        />
        <Field
          label={texts.name}
          value={value.name}
          onValue={(name) => change({ name })}
          maxLength={100}
          error={missing(value.name)}
          required
        />
        <Field
          label={texts.role}
          hint={texts.roleHint}
          value={value.title}
          onValue={(title) => change({ title })}
          maxLength={100}
        />
        <Checkbox
          label={texts.consented}
          hint={texts.consentHint}
          checked={value.consented}
          onValue={(consented) => change({ consented })}
        />
        <Checkbox
          label={texts.isSample}
          hint={texts.sampleHint}
          checked={value.sample}
          onValue={(sample) => change({ sample })}
        />
      </form>
    </FormDialog>
  )
}

const draftOf = ({ quote, name, title, sample, consentedAt }: ManagedTestimonial) => ({
  ...{ quote, name, title, sample },
  consented: consentedAt !== null,
})

function useSave(onSaved: () => void) {
  const texts = useTexts(testimonialTexts)
  const queries = useQueryClient()
  const isHere = useIsHere()
  return useMutation(
    api.admin.saveTestimonial.mutationOptions({
      onSuccess: async () => {
        await queries.invalidateQueries({ queryKey: api.admin.testimonials.key() })
        void queries.invalidateQueries({ queryKey: api.site.info.key() })
        showToast({ message: texts.saved, tone: 'success' })
        if (isHere.current) onSaved()
      },
    }),
  )
}

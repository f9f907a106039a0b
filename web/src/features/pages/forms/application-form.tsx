import { Button } from '@heraia/ui/button'
import { TextArea } from '@heraia/ui/text-area'
import * as addresses from '../../../addresses.ts'
import { useAskedLanguage } from '../../../lib/asked-language.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { useHydrated } from '../../../lib/use-hydrated.ts'
import { FileField } from './file-field.tsx'
import { FailureNotice, NoticesToCome, SentNotice, WhoWrites, wrongOf } from './form-parts.tsx'
import { formTexts } from './form-texts.ts'
import { usePublicForm } from './use-public-form.ts'

/** For an open position, or for none (`position` is empty). Its file makes it multipart, also without scripts. */
export function ApplicationForm({ position }: { position: string }) {
  const texts = useTexts(formTexts)
  const form = usePublicForm('/forms/application')
  const isHydrated = useHydrated()
  const page = position ? addresses.text(`careers/${position}`) : addresses.careers()
  const action = useAskedLanguage()(page)
  if (form.step === 'sent') return <SentNotice reference={form.reference} href={page} onAgain={form.again} />
  const { values, failure } = form
  const wrong = wrongOf(texts, failure)
  return (
    <form
      method="post"
      action={action}
      data-sends={texts.sending}
      encType="multipart/form-data"
      onInput={form.keep}
      onSubmit={(event) => void form.submit(event)}
      noValidate={isHydrated}
      aria-label={position ? texts.applyTitle : texts.openTitle}
      className="grid max-w-3xl gap-5"
    >
      <FailureNotice failure={failure} hasFile={Boolean(failure && Object.keys(values).length > 0)} />
      {!isHydrated && <NoticesToCome />}
      <WhoWrites values={values} wrong={wrong} />
      <input type="hidden" name="position" value={position} />
      <TextArea
        label={texts.letter}
        name="message"
        rows={5}
        maxLength={5000}
        defaultValue={values.message}
        error={wrong('message')}
      />
      <FileField
        label={texts.resume}
        hint={texts.resumeHint}
        name="resume"
        accept="application/pdf,.pdf"
        required
        error={wrong('resume')}
      />
      <Button
        type="submit"
        tone="primary"
        pending={form.step === 'sending'}
        pendingLabel={texts.sending}
        className="justify-self-start"
      >
        {position ? texts.apply : texts.openTitle}
      </Button>
    </form>
  )
}

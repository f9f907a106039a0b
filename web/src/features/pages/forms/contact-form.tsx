import { CONTACT_CATEGORIES } from '@heraia/contract/inbox-categories'
import { Button } from '@heraia/ui/button'
import { Field } from '@heraia/ui/field'
import { Select } from '@heraia/ui/select'
import { TextArea } from '@heraia/ui/text-area'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import * as addresses from '../../../addresses.ts'
import { useAskedLanguage } from '../../../lib/asked-language.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { useHydrated } from '../../../lib/use-hydrated.ts'
import { FailureNotice, NoticesToCome, SentNotice, WhoWrites, wrongOf } from './form-parts.tsx'
import { formTexts } from './form-texts.ts'
import { usePublicForm } from './use-public-form.ts'

const isCategory = (name: string | null | undefined): name is (typeof CONTACT_CATEGORIES)[number] =>
  CONTACT_CATEGORIES.some((category) => category === name)

/** A script checks it and sends it; without one the browser does both. */
export function ContactForm() {
  const texts = useTexts(formTexts)
  const [query] = useSearchParams()
  const form = usePublicForm('/forms/contact')
  const { values, failure } = form
  const asked = values.category ?? query.get('category')
  const [category, setCategory] = useState(isCategory(asked) ? asked : 'general')
  const isHydrated = useHydrated()
  const action = useAskedLanguage()(addresses.contact())
  if (form.step === 'sent') {
    const again = () => {
      setCategory('general')
      form.again()
    }
    return <SentNotice reference={form.reference} href={addresses.contact()} onAgain={again} />
  }
  const wrong = wrongOf(texts, failure)
  return (
    <form
      method="post"
      action={action}
      data-sends={texts.sending}
      onInput={form.keep}
      onSubmit={(event) => void form.submit(event)}
      noValidate={isHydrated}
      aria-label={texts.title}
      className="grid max-w-3xl gap-5"
    >
      <FailureNotice failure={failure} />
      {!isHydrated && <NoticesToCome />}
      <WhoWrites values={values} wrong={wrong} />
      <Select
        label={texts.category}
        name="category"
        value={category}
        onValue={(value) => isCategory(value) && setCategory(value)}
        options={CONTACT_CATEGORIES.map((value) => ({ value, label: texts.categories[value] }))}
        error={wrong('category')}
      />
      {/* Also where no script shows them: they stand there while the choice above is this one. */}
      <div className="hidden gap-5 in-[form:has(option[value=accessibility]:checked)]:grid">
        <Field
          label={texts.page}
          hint={texts.pageHint}
          name="page"
          maxLength={300}
          defaultValue={values.page ?? query.get('page') ?? ''}
          error={wrong('page')}
        />
        <Field
          label={texts.tools}
          hint={texts.toolsHint}
          name="tools"
          maxLength={300}
          defaultValue={values.tools}
          error={wrong('tools')}
        />
      </div>
      <Field
        label={texts.subject}
        name="subject"
        required
        maxLength={150}
        defaultValue={values.subject}
        error={wrong('subject')}
      />
      <TextArea
        label={texts.message}
        name="message"
        required
        rows={6}
        maxLength={5000}
        defaultValue={values.message}
        error={wrong('message')}
      />
      <Button
        type="submit"
        tone="primary"
        pending={form.step === 'sending'}
        pendingLabel={texts.sending}
        className="justify-self-start"
      >
        {texts.send}
      </Button>
    </form>
  )
}

import type { ManagedSitePerson } from '@heraia/contract/site-people'
import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { Checkbox } from '@heraia/ui/checkbox'
import { Field } from '@heraia/ui/field'
import { TextArea } from '@heraia/ui/text-area'
import { useId } from 'react'
import { errorText, errorTexts } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { useProblemFocus } from '../../../lib/use-problem-focus.ts'
import { FormDialog } from '../../../pieces/form-dialog.tsx'
import { ProfileChoice } from './profile-choice.tsx'
import { sitePeopleTexts } from './site-people-texts.ts'
import { useSitePersonForm } from './use-site-person-form.ts'

/** As the contract's SITE_PERSON_NAME_MAX and SITE_PERSON_WORDS_MAX. */
export const NAME_MAX = 100
export const WORDS_MAX = 600

const LANGUAGES = ['en', 'es'] as const

/** Adds somebody to the team, or changes what is said of her. */
export function SitePersonForm({ person, onClose }: { person?: ManagedSitePerson; onClose: () => void }) {
  const texts = useTexts(sitePeopleTexts)
  const id = useId()
  const editor = useSitePersonForm(person, onClose)
  const { values, change, wrong } = editor
  const { form, onSent } = useProblemFocus(editor.isSaving)
  return (
    <FormDialog
      open
      keeps
      onOpenChange={(open) => !open && onClose()}
      title={person ? texts.editOf(person.name) : texts.add}
      closeLabel={texts.close}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button tone="primary" type="submit" form={id} pending={editor.isSaving} pendingLabel={texts.saving}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={id}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          editor.save()
          onSent()
        }}
      >
        <Notes editor={editor} onGone={onClose} />
        <Field
          label={texts.name}
          value={values.name}
          onValue={(name) => change({ name })}
          maxLength={NAME_MAX}
          error={wrong('name', values.name)}
          required
        />
        <div className="grid gap-5 sm:grid-cols-2">
          {LANGUAGES.map((language) => (
            <Field
              key={language}
              label={texts.titles[language]}
              hint={texts.titleHint}
              lang={language}
              value={values.title[language]}
              onValue={(title) => change({ title: { ...values.title, [language]: title } })}
              maxLength={NAME_MAX}
              error={wrong(`title.${language}`, values.title[language])}
              required
            />
          ))}
          {LANGUAGES.map((language) => (
            <TextArea
              key={language}
              label={texts.words[language]}
              hint={texts.wordsHint}
              lang={language}
              value={values.words[language]}
              onValue={(words) => change({ words: { ...values.words, [language]: words } })}
              maxLength={WORDS_MAX}
              error={wrong(`words.${language}`)}
            />
          ))}
        </div>
        <ProfileChoice
          profile={values.profile}
          onProfile={(profile) => change({ profile })}
          error={wrong('personId')}
        />
        <Checkbox
          label={texts.consented}
          hint={texts.consentHint}
          checked={values.consented}
          onValue={(consented) => change({ consented })}
        />
        <Checkbox
          label={texts.hide}
          hint={texts.hideHint}
          checked={values.hidden}
          onValue={(hidden) => change({ hidden })}
        />
        <Checkbox
          label={texts.isMadeUp}
          hint={texts.sampleHint}
          checked={values.sample}
          onValue={(sample) => change({ sample })}
        />
      </form>
    </FormDialog>
  )
}

/** What stands above the boxes: what came between, or from where she goes on. */
function Notes({ editor, onGone }: { editor: ReturnType<typeof useSitePersonForm>; onGone: () => void }) {
  const texts = useTexts(sitePeopleTexts)
  const errors = useTexts(errorTexts)
  // The list behind shows theirs.
  const leave = () => {
    editor.discard()
    onGone()
  }
  if (editor.isElsewhere) {
    return (
      <Banner tone="danger" action={<Button onClick={leave}>{texts.anew}</Button>}>
        {texts.elsewhere}
      </Banner>
    )
  }
  if (editor.error) {
    return <Banner tone="danger">{editor.isFull ? texts.full : errorText(errors, editor.error)}</Banner>
  }
  if (!editor.isBegun) return null
  return <Banner action={<Button onClick={editor.discard}>{texts.discard}</Button>}>{texts.restored}</Banner>
}

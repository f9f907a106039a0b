import { Field } from '@heraia/ui/field'
import { Link } from '@heraia/ui/link'
import { TextArea } from '@heraia/ui/text-area'
import type { ComponentProps, ReactNode } from 'react'
import * as addresses from '../../../addresses.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { SportChoice } from '../../../pieces/sport-choice.tsx'
import { ChipsField } from './chips-field.tsx'
import type { EditorPart } from './editor-parts.ts'
import { fieldTexts, wrongTexts } from './editor-texts.ts'
import { type FieldErrors, isTooMuch, wrongText } from './field-errors.ts'
import { isMeasured, type Line, NETWORKS, tooMuch } from './information-form.ts'
import { BIO_MAX, LENGTHS } from './information-limits.ts'
import type { ProfileEditor } from './use-profile-editor.ts'

interface EditorFieldsProps {
  editor: Pick<ProfileEditor, 'form' | 'change' | 'errors'>
  part: EditorPart
  email: string
}

/** All that a tab can change: who she is, or her sport. */
export function EditorFields({ editor, part, email }: EditorFieldsProps) {
  const texts = useTexts(fieldTexts)
  const wrong = useTexts(wrongTexts)
  const { form, change, errors } = editor
  // What is too much is known before the server is asked, and no longer said once she has shortened it.
  const over: FieldErrors = tooMuch(form)
  const errorOf = (name: string) =>
    wrongText(wrong, over[name] ?? (isMeasured(name) && isTooMuch(errors[name]) ? undefined : errors[name]))
  const birthDateError =
    errors.dateOfBirth === 'needs_review' ? (
      <>
        {wrong.needs_review}{' '}
        <Link href={addresses.contact('support')} className="link">
          {wrong.toSupport}
        </Link>
      </>
    ) : (
      errorOf('dateOfBirth')
    )
  const line = (name: Line, more: Partial<ComponentProps<typeof Field>> = {}) => (
    <Field
      label={texts[name]}
      name={name}
      value={form[name]}
      onValue={(value) => change({ [name]: value })}
      error={errorOf(name)}
      countTo={name in over ? LENGTHS[name as keyof typeof LENGTHS] : undefined}
      countWords={texts.left}
      {...more}
    />
  )
  const unit = (word: string) => <span className="pe-3 text-muted">{word}</span>
  if (part === 'achievements')
    return (
      <Section title={texts.sports}>
        <SportChoice
          label={texts.sport}
          name="sport"
          sport={form.sport}
          onSport={(sport) => change({ sport })}
          openLabel={texts.sportOpen}
          emptyLabel={texts.sportEmpty}
          error={errorOf('sport')}
        />
        {line('position')}
        {line('club')}
        {line('coach')}
        {line('experience')}
        {line('availability', { hint: texts.availabilityHint })}
        <ChipsField
          label={texts.specialties}
          name="specialties"
          words={form.specialties}
          onWords={(specialties) => change({ specialties })}
          error={errorOf('specialties')}
        />
        <ChipsField
          label={texts.languages}
          name="languages"
          words={form.languages}
          onWords={(languages) => change({ languages })}
          error={errorOf('languages')}
        />
      </Section>
    )
  return (
    <>
      <Section title={texts.identity}>
        {line('name', { required: true, autoComplete: 'name' })}
        {line('handle', {
          required: true,
          autoComplete: 'username',
          autoCapitalize: 'none',
          spellCheck: false,
          start: '@',
          hint: <span className="[overflow-wrap:anywhere]">{texts.handleHint(addressOf(form.handle))}</span>,
        })}
        <TextArea
          className="sm:col-span-2"
          label={texts.bio}
          name="bio"
          value={form.bio}
          onValue={(bio) => change({ bio })}
          error={errorOf('bio')}
          countTo={BIO_MAX}
          countWords={texts.left}
        />
        {line('location', { hint: texts.locationHint })}
        {line('nationality', { autoComplete: 'country-name' })}
      </Section>
      <Section title={texts.private} lead={texts.privateHint}>
        <Field label={texts.email} type="email" value={email} readOnly hint={<EmailHint />} />
        {line('phone', { type: 'tel', autoComplete: 'tel', inputMode: 'tel' })}
        {line('dateOfBirth', {
          type: 'date',
          autoComplete: 'bday',
          hint: texts.dateOfBirthHint,
          error: birthDateError,
        })}
        <div className="grid grid-cols-2 content-start gap-5">
          {line('height', { inputMode: 'decimal', end: unit(texts.heightUnit) })}
          {line('weight', { inputMode: 'decimal', end: unit(texts.weightUnit) })}
        </div>
      </Section>
      <Section title={texts.links} lead={texts.linksHint}>
        {NETWORKS.map((network) => (
          <Field
            key={network}
            label={texts[network]}
            name={`links.${network}`}
            type="url"
            inputMode="url"
            autoComplete={network === 'website' ? 'url' : 'off'}
            placeholder="https://"
            value={form.links[network]}
            onValue={(value) => change({ links: { ...form.links, [network]: value } })}
            error={errorOf(`links.${network}`)}
          />
        ))}
      </Section>
    </>
  )
}

function EmailHint() {
  const texts = useTexts(fieldTexts)
  return (
    <>
      {texts.emailHint}{' '}
      <Link href={addresses.security('email')} className="link">
        {texts.emailChange}
      </Link>
    </>
  )
}

const addressOf = (handle: string) => `${location.host}${addresses.profile(handle.trim().toLowerCase() || '…')}`

function Section({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <fieldset className="border-t border-line pt-6 first:border-t-0 first:pt-0">
      <legend className="title float-start mb-4 w-full text-xl">{title}</legend>
      <div className="clear-both grid gap-5 sm:grid-cols-2">
        {lead && <p className="text-muted sm:col-span-2">{lead}</p>}
        {children}
      </div>
    </fieldset>
  )
}

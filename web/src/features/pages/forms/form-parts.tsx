import { Banner } from '@heraia/ui/banner'
import { ButtonLink } from '@heraia/ui/button-link'
import { Field } from '@heraia/ui/field'
import { useEffect, useRef, useState } from 'react'
import { errorTexts } from '../../../lib/errors.ts'
import { useLocale, useTexts } from '../../../lib/locale.tsx'
import { type FormTexts, formTexts } from './form-texts.ts'
import type { FormFailure } from './use-public-form.ts'

/** What is wrong with a field, in words. */
export const wrongOf =
  (texts: FormTexts, failure: FormFailure | null) =>
  (field: string): string | undefined => {
    const code = failure?.fields[field]
    if (code === undefined) return undefined
    return code in texts.wrong ? texts.wrong[code as keyof FormTexts['wrong']] : texts.wrong.other
  }

interface WhoProps {
  values: Record<string, string>
  wrong: (field: string) => string | undefined
}

/** Who writes, and what tells people from robots. */
export function WhoWrites({ values, wrong }: WhoProps) {
  const texts = useTexts(formTexts)
  const { language } = useLocale()
  const [drawn] = useState(() => values.drawn ?? Date.now())
  return (
    <>
      <input type="hidden" name="language" value={language} />
      {/* When the page was first drawn: nobody writes within three seconds. */}
      <input type="hidden" name="drawn" defaultValue={drawn} suppressHydrationWarning />
      <div hidden>
        <label>
          {texts.website}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label={texts.name}
          name="name"
          autoComplete="name"
          required
          maxLength={100}
          defaultValue={values.name}
          error={wrong('name')}
        />
        <Field
          label={texts.email}
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          defaultValue={values.email}
          error={wrong('email')}
        />
      </div>
    </>
  )
}

/** Why it did not arrive, as far as no field says it. */
export function FailureNotice({ failure, hasFile }: { failure: FormFailure | null; hasFile?: boolean }) {
  const texts = useTexts(formTexts)
  const errors = useTexts(errorTexts)
  const place = useRef<HTMLDivElement>(null)
  // The button that she pressed is a screen below; a field that is wrong takes the focus instead.
  const isAlone = failure !== null && Object.keys(failure.fields).every((field) => field === 'form')
  useEffect(() => {
    if (isAlone && failure) place.current?.scrollIntoView({ block: 'center' })
  }, [isAlone, failure])
  if (!failure) return null
  const wrong = wrongOf(texts, failure)
  const why = wrong('form') ?? reasonOf(errors, failure)
  return (
    <div ref={place}>
      <Banner tone="danger" title={texts.failed}>
        {why} {hasFile && <span data-file-again>{texts.fileAgain}</span>}
      </Banner>
    </div>
  )
}

function reasonOf(errors: (typeof errorTexts)['en'], { code, retryAfterSeconds }: FormFailure): string {
  if (code === 'TOO_MANY_REQUESTS') return errors.wait(Math.ceil(retryAfterSeconds ?? 60))
  const known = code in errors && code !== 'wait' ? errors[code as Exclude<keyof typeof errors, 'wait'>] : undefined
  return known ?? errors.UNKNOWN
}

/** For the small script that sends the form before the product's own code is here (words/send-form.ts). */
export function NoticesToCome() {
  const texts = useTexts(formTexts)
  const errors = useTexts(errorTexts)
  return (['OFFLINE', 'TIMED_OUT', 'UNKNOWN'] as const).map((code) => (
    <div key={code} hidden data-when={code}>
      <Banner tone="danger" title={texts.failed}>
        {errors[code]}
      </Banner>
    </div>
  ))
}

interface SentProps {
  reference: string
  /** The empty form; here it is `onAgain`. */
  href: string
  onAgain: () => void
}

/** Takes the focus, so that a screen reader reads the number and nobody looks for it. */
export function SentNotice({ reference, href, onAgain }: SentProps) {
  const texts = useTexts(formTexts)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} id="sent" tabIndex={-1} className="outline-none">
      <Banner
        tone="success"
        title={texts.sentTitle(reference)}
        action={
          <ButtonLink href={href} onClick={onAgain}>
            {texts.another}
          </ButtonLink>
        }
      >
        {texts.sentText}
      </Banner>
    </div>
  )
}

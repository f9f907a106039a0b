import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../../lib/locale.tsx'
import { fieldId } from './field-id.ts'
import { listingFormTexts } from './listing-form-texts.ts'
import { FORM_FIELDS, type Problems } from './listing-problems.ts'

interface ErrorSummaryProps {
  prefix: string
  problems: Problems
  /** Takes the focus each time when this changes. */
  at: number
}

/** All that is wrong in one place, each a way to its field. */
export function ErrorSummary({ prefix, problems, at }: ErrorSummaryProps) {
  const texts = useTexts(listingFormTexts)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (at > 0) box.current?.focus()
  }, [at])
  const wrong = FORM_FIELDS.flatMap((field) => {
    const words = problems[field]
    return words ? [{ field, words: texts.problems[words] }] : []
  })
  if (wrong.length === 0) return null
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="rounded-md bg-danger-soft px-4 py-3 text-on-danger-soft outline-none focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-focus"
    >
      <p className="flex items-center gap-2 font-semibold">
        <CircleAlert aria-hidden="true" className="size-5 shrink-0" />
        {texts.summary(wrong.length)}
      </p>
      <ul className="mt-1">
        {wrong.map(({ field, words }) => (
          <li key={field}>
            <a
              href={`#${fieldId(prefix, field)}`}
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(fieldId(prefix, field))?.focus()
              }}
              className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
            >
              {words}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

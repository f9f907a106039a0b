import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useDraft } from '../../../lib/drafts.ts'
import { usePostedForm } from '../../../lib/posted-form.ts'

export interface FormFailure {
  /** Code of what is wrong, by field. */
  fields: Record<string, string>
  code: string
  retryAfterSeconds?: number
}

type State =
  | { step: 'writing'; failure: FormFailure | null }
  | { step: 'sending'; failure: null }
  | { step: 'sent'; reference: string; failure: null }

const REFERENCE = /^H-[2-9A-Z]{8}$/

/**
 * A form that also works without scripts: the browser then posts it to the page, which stands there again with what
 * she wrote (`values`), or with the number of what was sent. With them, what she writes is kept until it is sent.
 */
export function usePublicForm(endpoint: '/forms/contact' | '/forms/application') {
  const posted = usePostedForm()
  const sentReference = useSearchParams()[0].get('sent') ?? ''
  const [state, setState] = useState<State>(() =>
    REFERENCE.test(sentReference)
      ? { step: 'sent', reference: sentReference, failure: null }
      : { step: 'writing', failure: posted },
  )
  const [values] = useState(() => posted?.values ?? {})
  const opened = useRef(0)
  useEffect(() => {
    opened.current = Date.now()
  }, [])

  const draft = useDraft<Words>(`form:${endpoint}`, NOTHING)
  const isFilled = useRef(false)
  useEffect(() => {
    const form = document.querySelector<HTMLFormElement>('form[data-sends]')
    // What she typed before it was known who she is belongs to her, too.
    if (draft.value === NOTHING) return form && isBegun(form) ? draft.change(wordsOf(form)) : undefined
    if (isFilled.current) return
    isFilled.current = true
    fill(form, draft.value)
  }, [draft])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state.step === 'sending') return
    const form = event.currentTarget
    const data = new FormData(form)
    data.set('seconds', String((Date.now() - opened.current) / 1000))
    setState({ step: 'sending', failure: null })
    const result = await post(endpoint, data)
    if ('reference' in result) {
      form.reset()
      draft.sent()
      setState({ step: 'sent', reference: result.reference, failure: null })
    } else {
      setState({ step: 'writing', failure: result })
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
    }
  }
  return {
    ...state,
    values,
    submit,
    keep: (event: FormEvent<HTMLFormElement>) => draft.change(wordsOf(event.currentTarget)),
    again: () => setState({ step: 'writing', failure: null }),
  }
}

type Words = Record<string, string>
const NOTHING: Words = {}
/** Who she is her browser fills in. */
const KEPT = ['category', 'subject', 'message', 'page', 'tools']

/** Unless the link that she came by says another one. */
const FIRST_CATEGORY = 'general'

const fieldOf = (form: HTMLFormElement, name: string) => {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement
    ? field
    : null
}

const wordsOf = (form: HTMLFormElement): Words =>
  Object.fromEntries(KEPT.flatMap((name) => [[name, fieldOf(form, name)?.value ?? '']]).filter(([, said]) => said))

const isBegun = (form: HTMLFormElement): boolean =>
  ['subject', 'message'].some((name) => (fieldOf(form, name)?.value ?? '') !== '')

/** What stands there already she has just written, or was written for her. */
function fill(form: HTMLFormElement | null, words: Words): void {
  for (const [name, said] of Object.entries(words)) {
    const field = form && fieldOf(form, name)
    if (!field || field.value !== (field instanceof HTMLSelectElement ? FIRST_CATEGORY : '')) continue
    field.value = said
    if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

/** Time for ten megabytes on a slow line. */
const TIME_LIMIT_MS = 120_000

async function post(endpoint: string, body: FormData): Promise<{ reference: string } | FormFailure> {
  try {
    const answer = await fetch(endpoint, { method: 'POST', body, signal: AbortSignal.timeout(TIME_LIMIT_MS) })
    const said = await answer.json()
    if (answer.ok) return { reference: String(said.reference) }
    const fields: { field: string; code: string }[] = said.data?.fields ?? []
    return {
      fields: Object.fromEntries(fields.map(({ field, code }) => [field, code])),
      code: said.code ?? 'UNKNOWN',
      retryAfterSeconds: said.data?.retryAfterSeconds,
    }
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    // A proxy's page is no JSON: her network works.
    return { fields: {}, code: name === 'TimeoutError' ? 'TIMED_OUT' : name === 'SyntaxError' ? 'UNKNOWN' : 'OFFLINE' }
  }
}

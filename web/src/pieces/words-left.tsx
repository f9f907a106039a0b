import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { type ReactNode, useEffect, useRef } from 'react'
import { useDraft } from '../lib/drafts.ts'
import { useTexts } from '../lib/locale.tsx'
import { defineTexts } from '../lib/texts.ts'
import { useCopyText } from '../lib/use-copy-text.ts'

const leftTexts = defineTexts({
  en: { hers: 'What you had written', copy: 'Copy the text', remove: 'Delete' },
  es: { hers: 'Lo que habías escrito', copy: 'Copiar el texto', remove: 'Eliminar' },
})

interface WordsLeftProps {
  /** Of the draft, which is words alone or has them as its `text`. */
  name: string
  /** Why they cannot be sent any more. */
  title: string
  /** What else she can do with them. */
  children?: ReactNode
}

/** Words that she had begun and that cannot be sent any more, until she lets go of them; nothing where she had begun none. */
export function WordsLeft({ name, title, children }: WordsLeftProps) {
  const texts = useTexts(leftTexts)
  const copy = useCopyText()
  const draft = useDraft<unknown>(name, null)
  const text = textOf(draft.value)
  const box = useRef<HTMLDivElement>(null)
  const isThere = draft.value !== null && (text !== '' || children !== undefined)
  const wasTyped = isThere && !draft.restored
  useEffect(() => {
    // The field went with what she wrote about, and the focus with it: of a page that was just loaded that is not so.
    if (wasTyped && document.activeElement === document.body) box.current?.focus({ preventScroll: true })
  }, [wasTyped])
  if (!isThere) return null
  return (
    <div ref={box} tabIndex={-1} className="my-3 outline-none">
      <Banner
        tone="notice"
        title={title}
        action={
          <div className="flex flex-wrap gap-2">
            {text !== '' && (
              <Button size="small" onClick={() => void copy(text)}>
                {texts.copy}
              </Button>
            )}
            {children}
            <Button size="small" tone="plain" onClick={() => draft.sent()}>
              {texts.remove}
            </Button>
          </div>
        }
      >
        {text !== '' && (
          <section
            {...reachable}
            aria-label={texts.hers}
            dir="auto"
            className="max-h-40 overflow-y-auto whitespace-pre-wrap"
          >
            {text}
          </section>
        )}
      </Banner>
    </div>
  )
}

// What is longer than its room is scrolled by the arrow keys once it has the focus.
const reachable = { tabIndex: 0 } as const

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  const text = typeof value === 'object' && value !== null && 'text' in value ? value.text : ''
  return typeof text === 'string' ? text : ''
}

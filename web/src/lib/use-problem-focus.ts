import { useEffect, useRef, useState } from 'react'

/**
 * Once a form is sent, the first box with something wrong is where she goes on, whoever found it: here or the server. Where
 * nothing is wrong with a box, what the form says of the whole comes into sight: its button stands a screen below.
 */
export function useProblemFocus(isSaving: boolean) {
  const form = useRef<HTMLFormElement>(null)
  const [sent, setSent] = useState(0)
  useEffect(() => {
    if (sent === 0 || isSaving) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    if (wrong) wrong.focus()
    else form.current?.querySelector('[role=alert], [data-refused] [role=status]')?.scrollIntoView({ block: 'center' })
  }, [sent, isSaving])
  return { form, onSent: () => setSent((times) => times + 1) }
}

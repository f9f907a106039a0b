import { useEffect, useRef, useState } from 'react'

/** Once a form is sent, the first box with something wrong is where she goes on, whoever found it: here or the server. */
export function useProblemFocus(isSaving: boolean) {
  const form = useRef<HTMLFormElement>(null)
  const [sent, setSent] = useState(0)
  useEffect(() => {
    if (sent > 0 && !isSaving) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [sent, isSaving])
  return { form, onSent: () => setSent((times) => times + 1) }
}

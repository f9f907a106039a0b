import type { ReactNode, Ref, SubmitEvent } from 'react'
import { useHydrated } from '../../lib/use-hydrated.ts'

interface DrawnFormProps {
  /** What it is for, to who does not see the page. */
  legend: string
  isBusy: boolean
  /** Answers the name of the first field that is not right. */
  onSend: () => string | null | undefined | Promise<string | null | undefined>
  children: ReactNode
  ref?: Ref<HTMLFormElement>
}

/**
 * A form of a page that the server drew. Only the page's code can send it, so it waits for that (where a script comes first that
 * fetches it, the fields can be filled in already: entry-still.ts); what is on its way is not sent a second time, and what
 * is not right is where she goes on.
 */
export function DrawnForm({ legend, isBusy, onSend, children, ref }: DrawnFormProps) {
  const isHydrated = useHydrated()
  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const { currentTarget: form } = event
    const wrong = isBusy ? undefined : await onSend()
    if (wrong) form.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus()
  }
  return (
    <form ref={ref} method="post" noValidate onSubmit={(event) => void send(event)} className="grid gap-5">
      <fieldset disabled={!isHydrated} data-waits className="contents">
        <legend className="sr-only">{legend}</legend>
        {children}
      </fieldset>
    </form>
  )
}

import { uuid7 } from '@heraia/contract/uuid7'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { errorText, errorTexts, failureOf } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { idToSend, mayBeThere, type Sent } from '../../../lib/one-thing.ts'
import { useIsHere } from '../../../lib/use-is-here.ts'
import { resultsChanged } from '../results-queries.ts'

interface Saving<Input, Id extends string> {
  /** Of what is changed; undefined: it is new. */
  known: Id | undefined
  /** What the boxes say: something to send, or what is wrong. */
  read: { input?: Input; problems?: Partial<Record<string, string>> }
  add: (id: Id, input: Input) => Promise<unknown>
  edit: (id: Id, input: Input) => Promise<unknown>
  /** Said when it is kept. */
  said: string
  onSaved?: () => void
  /** Called where she still is: what she opened since is not closed. */
  onClose: () => void
}

/** Saves what the boxes say. What is wrong stands at its box from the first try on, whoever found it. */
export function useSaveRecord<Input, Id extends string>(saving: Saving<Input, Id>) {
  const { known, read, add, edit, said, onSaved, onClose } = saving
  const errors = useTexts(errorTexts)
  const queries = useQueryClient()
  const isHere = useIsHere()
  // One id for all tries: a record whose answer was lost on the way is not there twice.
  const sent = useRef<Sent>({ id: known ?? uuid7() })
  const [isAsked, setAsked] = useState(false)
  const save = useMutation({
    mutationFn: async (input: Input) => {
      const before = sent.current
      sent.current = idToSend(before, JSON.stringify(input), false)
      const id = before.id as Id
      if (known === undefined) await add(id, input)
      if (known !== undefined || mayBeThere(before, sent.current)) await edit(id, input)
    },
    onSuccess: async (_, input) => {
      showToast({ message: said, tone: 'success' })
      // What she has written since stays before her, still to be saved.
      if (JSON.stringify(read.input) === JSON.stringify(input)) {
        onSaved?.()
        if (isHere.current) onClose()
      }
      await resultsChanged(queries)
    },
  })
  const refused = save.isError ? failureOf(save.error).fields : []
  const found: Partial<Record<string, string>> =
    read.problems ?? Object.fromEntries(refused.map(({ field, code }) => [field, code]))
  return {
    problems: isAsked ? found : {},
    failure: save.isError ? errorText(errors, save.error) : undefined,
    isPending: save.isPending,
    save: () => {
      setAsked(true)
      if (read.input) save.mutate(read.input)
    },
  }
}

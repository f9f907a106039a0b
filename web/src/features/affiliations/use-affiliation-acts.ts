import type { AffiliationKind } from '@heraia/contract/affiliations'
import type { PersonChip } from '@heraia/contract/person'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '../../lib/api.ts'
import { errorText, errorTexts } from '../../lib/errors.ts'
import { useTexts } from '../../lib/locale.tsx'
import { affiliationsChanged } from './affiliation-queries.ts'
import { affiliationTexts } from './affiliation-texts.ts'

/** Naming, ending and answering; each says what became of it. */
export function useAffiliationActs() {
  const texts = useTexts(affiliationTexts)
  const errors = useTexts(errorTexts)
  const queries = useQueryClient()
  const done = (message: string) => {
    showToast({ message, tone: 'success' })
    return affiliationsChanged(queries)
  }
  const onError = (error: Error) => {
    showToast({ message: errorText(errors, error), tone: 'danger' })
    void affiliationsChanged(queries)
  }
  type Named = { kind: AffiliationKind; person: PersonChip }
  const name = useMutation({
    mutationFn: ({ kind, person }: Named) => client.affiliations.name({ kind, personId: person.id }),
    onSuccess: (_, { person }) => done(texts.asked(person.name)),
    onError,
  })
  const end = useMutation({
    mutationFn: ({ kind }: Named) => client.affiliations.end({ kind }),
    onSuccess: (_, { person }) => done(texts.ended(person.name)),
    onError,
  })
  const answer = useMutation({
    mutationFn: ({ person, confirm }: { person: PersonChip; confirm: boolean }) =>
      client.affiliations.answer({ id: person.id, confirm }),
    onSuccess: (_, { person, confirm }) =>
      done(confirm ? texts.didConfirm(person.name) : texts.didDecline(person.name)),
    onError,
  })
  return { name, end, answer }
}

import type { PersonChip } from '@heraia/contract/person'
import type { MenuChoice } from '@heraia/ui/menu'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Hand } from 'lucide-react'
import { api, client } from '../../lib/api.ts'
import { errorText, errorTexts } from '../../lib/errors.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useSession } from '../../lib/session.tsx'
import { profileOf, relationsChanged } from './profile-cache.ts'
import { restrictTexts } from './restrict-texts.ts'
import { keepRelation } from './silence-changes.ts'

type Person = Pick<PersonChip, 'id' | 'name'>

/** Restrict, or take it back: only she notices. */
export function useRestrict({ id, name }: Person) {
  const texts = useTexts(restrictTexts)
  const errors = useTexts(errorTexts)
  const queries = useQueryClient()
  const { user } = useSession()
  const restrict = useMutation({
    mutationFn: (on: boolean) => (on ? client.profiles.restrict({ id }) : client.profiles.unrestrict({ id })),
    onSuccess: ({ relation }, on) => {
      if (user) keepRelation(queries, user.id, id, relation)
      showToast({
        message: on ? texts.restricted(name) : texts.unrestricted(name),
        action: { label: texts.undo, onPress: () => restrict.mutate(!on) },
      })
      // Among her requests, or back from there.
      void queries.invalidateQueries({ queryKey: api.messages.key() })
    },
    onError: (error) => showToast({ message: errorText(errors, error), tone: 'danger' }),
    // Only the answer may have been lost.
    onSettled: () => relationsChanged(queries),
  })
  return restrict
}

/**
 * What a menu offers against somebody with whom she has to do; null of herself and to who is not signed in. `isKnown`: what
 * is shown says that this person was restricted. Her profile, where it has been loaded, knows better.
 */
export function useRestrictChoice(
  person: (Person & Pick<PersonChip, 'handle'>) | null,
  onAsk: (what: 'restrict') => void,
  isKnown = false,
): MenuChoice | null {
  const texts = useTexts(restrictTexts)
  const { user } = useSession()
  const { data: profile } = useQuery({ ...profileOf(person?.handle ?? ''), enabled: false })
  const restrict = useRestrict(person ?? { id: '' as PersonChip['id'], name: '' })
  if (!person || !user || user.id === person.id) return null
  const icon = <Hand aria-hidden="true" className="size-5" />
  return (profile?.relation?.restricted ?? isKnown)
    ? { id: 'restrict', label: texts.unrestrict(person.name), icon, onAction: () => restrict.mutate(false) }
    : {
        ...{ id: 'restrict', label: texts.restrict(person.name), detail: texts.restrictHint, icon },
        onAction: () => onAsk('restrict'),
      }
}

import type { PersonChip, Relation } from '@heraia/contract/person'
import { fullMoment } from '@heraia/ui/moment.ts'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, client } from '../../lib/api.ts'
import { errorText, errorTexts } from '../../lib/errors.ts'
import { useLocale, useTexts } from '../../lib/locale.tsx'
import { useSession } from '../../lib/session.tsx'
import type { MuteFor } from './mute-now.ts'
import { changeProfile, relationsChanged } from './profile-cache.ts'
import { relationTexts } from './profile-texts.ts'
import { keepRelation } from './silence-changes.ts'
import { silenceTexts } from './silence-texts.ts'

type Person = Pick<PersonChip, 'id' | 'name'>

interface MuteAct {
  person: Person
  /** null: no longer. */
  to: MuteFor | null
  /** How it stood before, for Undo. */
  was: MuteFor | null
}

/** Mute, for how long, or take it back: only she notices. */
export function useMute() {
  const texts = useTexts(silenceTexts)
  const queries = useQueryClient()
  const { locale } = useLocale()
  const { user } = useSession()
  const onError = useDangerToast()
  const words = ({ muted, mutedUntil }: Relation, name: string) => {
    if (!muted) return texts.unmuted(name)
    return mutedUntil ? texts.mutedUntil(name, fullMoment(Date.parse(mutedUntil), locale)) : texts.muted(name)
  }
  const mute = useMutation({
    mutationFn: ({ person: { id }, to }: MuteAct) =>
      to ? client.profiles.mute({ id, ...to }) : client.profiles.unmute({ id }),
    onSuccess: ({ relation }, { person, to, was }) => {
      if (user) keepRelation(queries, user.id, person.id, relation)
      showToast({
        message: words(relation, person.name),
        action: { label: texts.undo, onPress: () => mute.mutate({ person, to: was, was: to }) },
      })
      // From her feed, where she may just have muted her.
      void queries.invalidateQueries({ queryKey: api.feed.timeline.key() })
    },
    onError,
    // Only the answer may have been lost.
    onSettled: () => relationsChanged(queries),
  })
  return mute
}

/** Makes her stop following; there is no way back but her own. `onRemoved` comes before the lists are asked for again. */
export function useRemoveFollower({ id, name }: Person, onRemoved: () => void) {
  const texts = useTexts(relationTexts)
  const queries = useQueryClient()
  const onError = useDangerToast()
  return useMutation({
    mutationFn: () => client.profiles.removeFollower({ id }),
    onSuccess: async (now) => {
      onRemoved()
      changeProfile(queries, id, (shown) => ({ ...shown, relation: now.relation }))
      showToast({ message: texts.removedFollower(name), tone: 'success' })
      await relationsChanged(queries)
    },
    onError,
  })
}

/**
 * Neither is there for the other any more: whatever is cached may show the other, so all of it is asked again.
 * `onBlocked` comes before that: what is open of the other closes.
 */
export function useBlock({ id, name }: Person, onBlocked: () => unknown) {
  const texts = useTexts(silenceTexts)
  const queries = useQueryClient()
  const onError = useDangerToast()
  const unblock = useUnblock({ id, name })
  return useMutation({
    mutationFn: () => client.profiles.block({ id }),
    onSuccess: async () => {
      showToast({ message: texts.blocked(name), action: { label: texts.undo, onPress: () => unblock.mutate() } })
      await onBlocked()
      await queries.invalidateQueries()
    },
    onError,
  })
}

/** What either has on the screen may be of the other again. */
export function useUnblock({ id, name }: Person) {
  const texts = useTexts(silenceTexts)
  const queries = useQueryClient()
  const onError = useDangerToast()
  return useMutation({
    mutationFn: () => client.profiles.unblock({ id }),
    onSuccess: async () => {
      showToast({ message: texts.unblocked(name), tone: 'success' })
      await queries.invalidateQueries()
    },
    onError,
  })
}

function useDangerToast() {
  const errors = useTexts(errorTexts)
  return (error: Error) => {
    showToast({ message: errorText(errors, error), tone: 'danger' })
  }
}

import type { Profile } from '@heraia/contract/profiles'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, client } from '../../lib/api.ts'
import { errorText, errorTexts } from '../../lib/errors.ts'
import { useTexts } from '../../lib/locale.tsx'
import { followed, unfollowed } from './follow-change.ts'
import { changeProfile, followsOf, followsOnTheirWay, relationsChanged } from './profile-cache.ts'
import { relationTexts } from './profile-texts.ts'

/** Follow, ask to, and take either back: shown at once, undone where the server refuses. */
export function useFollow(profile: Profile) {
  const texts = useTexts(relationTexts)
  const errors = useTexts(errorTexts)
  const queries = useQueryClient()
  const { id, name, relation } = profile
  /** What is pressed after this decides what is shown, and asks again. */
  const isLast = () => followsOnTheirWay(queries, id) === 1
  const change = useMutation({
    mutationKey: followsOf(id),
    mutationFn: (wants: boolean) => (wants ? client.profiles.follow({ id }) : client.profiles.unfollow({ id })),
    scope: { id: `follow:${id}` },
    onMutate: async (wants) => {
      // What is on its way was asked before this: it must not come after.
      await queries.cancelQueries({ queryKey: api.profiles.get.key() })
      changeProfile(queries, id, wants ? followed : unfollowed)
      return profile
    },
    onSuccess: (now, wants, before) => {
      if (isLast())
        changeProfile(queries, id, (shown) => ({ ...shown, relation: now.relation, followers: now.followers }))
      if (!wants) offerUndo(before)
    },
    onError: (error, _wants, before) => {
      if (before && isLast())
        changeProfile(queries, id, (shown) => ({ ...shown, relation: before.relation, followers: before.followers }))
      showToast({ message: errorText(errors, error), tone: 'danger' })
    },
    // Not awaited: an Undo pressed now is sent at once.
    onSettled: () => {
      if (isLast()) void relationsChanged(queries)
    },
  })

  function offerUndo(before: Profile) {
    const wasRequest = before.relation?.following === 'requested'
    showToast({
      message: wasRequest ? texts.requestBack(name) : texts.unfollowed(name),
      action: { label: texts.undo, onPress: () => change.mutate(true) },
    })
  }

  return () => change.mutate(relation?.following === 'none')
}

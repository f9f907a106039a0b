import type { Following, WhenFollowed } from '@heraia/contract/person'
import type { Profile } from '@heraia/contract/profiles'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, client } from '../../lib/api.ts'
import { errorText, errorTexts } from '../../lib/errors.ts'
import { useTexts } from '../../lib/locale.tsx'
import { pressesOf, pressesOnTheirWay } from '../../lib/presses.ts'
import { comesBack, followed, unfollowed } from './follow-change.ts'
import { changeProfile, followsOf, relationsChanged } from './profile-cache.ts'
import { relationTexts } from './profile-texts.ts'

type Follows = Pick<Profile, 'relation' | 'followers'>

interface Wish {
  wants: boolean
  /** What stood there when she pressed. */
  was?: Following
}

/**
 * Follow, ask to, and take either back: shown at once, undone where the server refuses. `asksBefore`: what she would end does
 * not come back by following again, so she is asked before, and nothing offers to undo it.
 */
export function useFollow(profile: Profile) {
  const texts = useTexts(relationTexts)
  const errors = useTexts(errorTexts)
  const queries = useQueryClient()
  const { id, name, relation, followers } = profile
  const presses = pressesOf<Follows>(queries, followsOf(id))
  const show = ({ relation, followers }: Follows) =>
    changeProfile(queries, id, (shown) => ({ ...shown, relation, followers }))
  const change = useMutation({
    ...presses.inTurn,
    mutationFn: ({ wants }: Wish) => (wants ? client.profiles.follow({ id }) : client.profiles.unfollow({ id })),
    onMutate: async ({ wants }) => {
      const press = presses.begin({ relation, followers })
      // What is on its way was asked before this: it must not come after.
      await queries.cancelQueries({ queryKey: api.profiles.get.key() })
      changeProfile(queries, id, wants ? followed : unfollowed)
      return press
    },
    onSuccess: (now, { wants, was }, press) => {
      presses.answered(press, now, show)
      if (!wants && was) tellEnded(was, now.relation.whenFollowed)
    },
    onError: (error, _wish, press) => {
      presses.failed(press, show)
      showToast({ message: errorText(errors, error), tone: 'danger' })
    },
    // Not awaited: an Undo pressed now is sent at once.
    onSettled: () => {
      if (pressesOnTheirWay(queries, followsOf(id)) === 1) void relationsChanged(queries)
    },
  })

  function tellEnded(was: Following, whenFollowed: WhenFollowed) {
    const undo = { label: texts.undo, onPress: () => change.mutate({ wants: true }) }
    showToast({
      message: was === 'requested' ? texts.requestBack(name) : texts.unfollowed(name),
      action: comesBack(was, whenFollowed) ? undo : undefined,
    })
  }

  const was = relation?.following ?? 'none'
  return {
    toggle: () => change.mutate({ wants: was === 'none', was }),
    asksBefore: relation !== null && was !== 'none' && !comesBack(was, relation.whenFollowed),
  }
}

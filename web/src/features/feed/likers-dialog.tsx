import type { PostId } from '@heraia/contract/ids'
import { Dialog } from '@heraia/ui/dialog'
import { api } from '../../lib/api.ts'
import { byCursor, useInfiniteList } from '../../lib/infinite-list.ts'
import { useTexts } from '../../lib/locale.tsx'
import { ListStates } from '../../pieces/list-states.tsx'
import { PersonLine } from '../../pieces/person-line.tsx'
import { postTexts } from './post-texts.ts'

/** Asked each time that she looks: she, or somebody else, may like it since. */
const likersOf = (id: PostId) =>
  api.feed.likers.infiniteOptions({ ...byCursor((cursor) => ({ id, cursor })), staleTime: 0 })

/** Who likes a post. */
export function LikersDialog({ postId, onClose }: { postId: PostId; onClose: () => void }) {
  const texts = useTexts(postTexts)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.likedBy}
      closeLabel={texts.close}
      size="small"
    >
      <Likers postId={postId} />
    </Dialog>
  )
}

export function Likers({ postId }: { postId: PostId }) {
  const texts = useTexts(postTexts)
  const list = useInfiniteList(likersOf(postId))
  const words = { ...texts, failed: texts.likersFailed, more: texts.moreLikers, moreFailed: texts.likersFailed }
  return (
    <ListStates list={list} words={words} empty={<p>{texts.nobodyLikes}</p>}>
      {(people) => (
        <ul className="grid gap-3">
          {people.map((person) => (
            <li key={person.id}>
              <PersonLine person={person} />
            </li>
          ))}
        </ul>
      )}
    </ListStates>
  )
}

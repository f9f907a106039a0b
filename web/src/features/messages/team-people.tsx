import { Dialog } from '@heraia/ui/dialog'
import { FailedState } from '@heraia/ui/failed-state'
import { LoadMore } from '@heraia/ui/load-more'
import { Skeleton, SkeletonRow } from '@heraia/ui/skeleton'
import { api } from '../../lib/api.ts'
import { byCursor, useInfiniteList } from '../../lib/infinite-list.ts'
import { useTexts } from '../../lib/locale.tsx'
import { PersonLine } from '../../pieces/person-line.tsx'
import { teamRoleNames } from '../../pieces/team-role-names.ts'
import { messagesTexts } from './messages-texts.ts'
import { teamConversationTexts } from './team-conversation-texts.ts'

/** Who is in a team's conversation: also for whoever is asked to be, before she answers. */
export function TeamPeople({ id, onClose }: { id: string; onClose: () => void }) {
  const texts = useTexts(teamConversationTexts)
  const common = useTexts(messagesTexts)
  const roles = useTexts(teamRoleNames)
  const list = useInfiniteList(api.messages.people.infiniteOptions(byCursor((cursor) => ({ id, cursor }))))
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={texts.whoIsIn} closeLabel={common.close}>
      {list.failed && (
        <FailedState
          title={common.peopleFailed}
          retryLabel={common.retry}
          onRetry={list.retry}
          pending={list.retrying}
        />
      )}
      {!list.failed && !list.items && (
        <Skeleton label={common.loading}>
          <SkeletonRow />
          <SkeletonRow />
        </Skeleton>
      )}
      {list.items?.length === 0 && <p className="text-muted">{texts.nobodyYet}</p>}
      {list.items && list.items.length > 0 && (
        <ul className="grid gap-4">
          {list.items.map(({ person, role }) => (
            <li key={person.id}>
              <PersonLine person={person}>{roles[role]}</PersonLine>
            </li>
          ))}
        </ul>
      )}
      {list.items && list.foot.state !== 'end' && (
        <LoadMore
          {...list.foot}
          moreLabel={common.more}
          loadingLabel={common.loading}
          failedLabel={common.moreFailed}
          retryLabel={common.retry}
        />
      )}
    </Dialog>
  )
}

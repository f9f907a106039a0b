import { Dialog } from '@heraia/ui/dialog'
import { api } from '../../lib/api.ts'
import { byCursor, useInfiniteList } from '../../lib/infinite-list.ts'
import { useTexts } from '../../lib/locale.tsx'
import { ListStates } from '../../pieces/list-states.tsx'
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
      <ListStates
        list={list}
        words={{ ...common, failed: common.peopleFailed }}
        empty={<p className="text-muted">{texts.nobodyYet}</p>}
      >
        {(people) => (
          <ul className="grid gap-4">
            {people.map(({ person, role }) => (
              <li key={person.id}>
                <PersonLine person={person}>{roles[role]}</PersonLine>
              </li>
            ))}
          </ul>
        )}
      </ListStates>
    </Dialog>
  )
}

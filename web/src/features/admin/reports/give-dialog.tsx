import type { PersonId } from '@heraia/contract/ids'
import type { PersonChip } from '@heraia/contract/person'
import { Avatar } from '@heraia/ui/avatar'
import { EmptyState } from '@heraia/ui/empty-state'
import { useInfiniteList } from '../../../lib/infinite-list.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { Lines } from '../../../pieces/lines.tsx'
import { SpokenDialog } from '../../../pieces/spoken-dialog.tsx'
import { assignTexts } from './assign-texts.ts'
import { staffList } from './report-queries.ts'
import { reportsTexts } from './reports-texts.ts'

interface GiveDialogProps {
  /** How many reports are given. */
  count: number
  /** Who has another way to get it, or has it. */
  leftOut: readonly (PersonId | undefined)[]
  pending: boolean
  onGive: (to: PersonId) => void
  onClose: () => void
}

/** The others of the staff; a press on one gives it to her. */
export function GiveDialog({ count, leftOut, pending, onGive, onClose }: GiveDialogProps) {
  const texts = useTexts(assignTexts)
  const words = useTexts(reportsTexts)
  const list = useInfiniteList(staffList())
  const others = list.items?.filter(({ id }) => !leftOut.includes(id))
  return (
    <SpokenDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.giveTo(count)}
      closeLabel={texts.close}
      size="small"
    >
      <Lines
        list={{ ...list, items: others }}
        words={{ ...words, failed: texts.staffFailed }}
        label={texts.staff}
        lineOf={(person) => <Colleague key={person.id} person={person} onPress={() => !pending && onGive(person.id)} />}
        empty={<EmptyState title={texts.nobodyElse} />}
      />
    </SpokenDialog>
  )
}

function Colleague({ person: { id, name, handle, avatar }, onPress }: { person: PersonChip; onPress: () => void }) {
  return (
    <li>
      <button
        type="button"
        onClick={onPress}
        className="flex min-h-14 w-full items-center gap-3 py-2 text-start hover:bg-sunken"
      >
        <Avatar seed={id} picture={avatar} size="medium" />
        <span className="grid min-w-0">
          <span dir="auto" className="font-semibold [overflow-wrap:anywhere]">
            {name}
          </span>
          <span className="text-sm text-muted [overflow-wrap:anywhere]">@{handle}</span>
        </span>
      </button>
    </li>
  )
}

import type { HandledReport } from '@heraia/contract/reports'
import { REPORTS_AT_ONCE } from '@heraia/contract/reports-at-once'
import { Button } from '@heraia/ui/button'
import { Checkbox } from '@heraia/ui/checkbox'
import { classNames } from '@heraia/ui/class-names.ts'
import { useState } from 'react'
import { useTexts } from '../../../lib/locale.tsx'
import { useMe } from '../../../lib/session.tsx'
import { assignTexts } from './assign-texts.ts'
import { GiveDialog } from './give-dialog.tsx'
import type { Selection } from './report-queue.tsx'
import { SureAssign } from './sure-assign.tsx'
import { SureDecide } from './sure-decide.tsx'
import { useAssignMany } from './use-handle-many.ts'

type Act = 'take' | 'give' | 'put_back' | 'dismissed' | 'removed'

/** What a dialog speaks of stays what it was when it opened, whatever others do meanwhile: the answer says what became of each. */
interface Asked {
  act: Act
  selected: Selection['selected']
  /** Selected, and left out: an appeal is answered by itself. */
  appeals: number
}

interface SelectionBarProps {
  selection: Selection
  onHandled: (items: readonly HandledReport[]) => void
}

/** How many are selected, and what can be done with them; it stays in sight while some are. It keeps its height: nothing moves away under her finger. */
export function SelectionBar({ selection: { selectable, selected, selectAll }, onHandled }: SelectionBarProps) {
  const texts = useTexts(assignTexts)
  const [asked, setAsked] = useState<Asked | null>(null)
  const count = selected.length
  const most = Math.min(selectable.length, REPORTS_AT_ONCE)
  const close = () => setAsked(null)
  const after = (items: readonly HandledReport[]) => {
    onHandled(items)
    close()
  }
  const reports = selected.filter(({ isAppeal }) => !isAppeal)
  const act = (name: Act, label: string, those = selected) => (
    <Button
      size="small"
      tone={name === 'removed' ? 'danger' : 'quiet'}
      // Not `disabled`: on a phone the row is scrolled, and what is in it is reached by keyboard.
      aria-disabled={those.length === 0}
      onClick={() => setAsked({ act: name, selected: those, appeals: count - those.length })}
    >
      {label}
    </Button>
  )
  return (
    <div
      className={classNames(
        'grid gap-2 border-y border-line bg-surface py-2',
        count > 0 && 'sticky top-[min(--spacing(16),(100vw-12rem)*99)] z-10',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox className="ps-2.5" label={texts.selectAll} checked={count === most} onValue={selectAll} />
        <output className="font-semibold">
          {count > 0 && texts.selected(count)}
          {count === REPORTS_AT_ONCE && ` · ${texts.most(REPORTS_AT_ONCE)}`}
        </output>
      </div>
      <div role="group" aria-label={texts.atOnce} className="relative -mx-4 overflow-x-auto px-4 py-1 sm:mx-0 sm:px-0">
        <div className="flex min-w-max gap-2 sm:min-w-0 sm:flex-wrap">
          {act('take', texts.takeThem)}
          {act('give', texts.giveThem)}
          {act('put_back', texts.putBack)}
          {act('dismissed', texts.dismiss, reports)}
          {act('removed', texts.remove, reports)}
        </div>
      </div>
      {asked && <Sure {...asked} onHandled={after} onClose={close} />}
    </div>
  )
}

function Sure({ act, ...rest }: AskedOfMany & { act: Act }) {
  if (act === 'give') return <Give {...rest} />
  return act === 'take' || act === 'put_back' ? (
    <SureAssign act={act} {...rest} />
  ) : (
    <SureDecide decision={act} {...rest} />
  )
}

export interface AskedOfMany {
  selected: Selection['selected']
  appeals: number
  onHandled: (items: readonly HandledReport[]) => void
  onClose: () => void
}

function Give({ selected, onHandled, onClose }: AskedOfMany) {
  const me = useMe()
  const { assign, isPending } = useAssignMany(selected, onHandled)
  return <GiveDialog count={selected.length} leftOut={[me.id]} pending={isPending} onGive={assign} onClose={onClose} />
}

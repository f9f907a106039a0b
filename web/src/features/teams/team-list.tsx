import { EmptyState } from '@heraia/ui/empty-state'
import type { RowStart } from '@heraia/ui/skeleton'
import type { ReactNode } from 'react'
import type { InfiniteList } from '../../lib/infinite-list.ts'
import { useTexts } from '../../lib/locale.tsx'
import { Lines } from '../../pieces/lines.tsx'
import { teamTexts } from './team-texts.ts'

interface TeamListProps<Item> {
  list: InfiniteList<Item>
  keyOf: (item: Item) => string
  show: (item: Item) => ReactNode
  /** What stands there while there is nothing, and what to do about it. */
  empty: { title: string; hint?: string; action?: ReactNode; seed: string }
  /** What a line begins with, for those that stand there while it loads. */
  rows?: RowStart
  label?: string
}

/** A list below a team. */
export function TeamList<Item>({ list, keyOf, show, empty, rows, label }: TeamListProps<Item>) {
  const texts = useTexts(teamTexts)
  return (
    <Lines
      list={list}
      words={{ ...texts, failed: texts.listFailed }}
      rows={rows}
      label={label}
      lineOf={(item) => <li key={keyOf(item)}>{show(item)}</li>}
      empty={
        <EmptyState title={empty.title} action={empty.action} seed={empty.seed}>
          {empty.hint}
        </EmptyState>
      }
    />
  )
}

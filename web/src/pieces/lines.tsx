import type { RowStart } from '@heraia/ui/skeleton'
import type { ReactNode } from 'react'
import type { InfiniteList } from '../lib/infinite-list.ts'
import { ListStates, type ListWords } from './list-states.tsx'

interface LinesProps<Item> {
  list: InfiniteList<Item>
  words: ListWords
  /** An `li` with a key. */
  lineOf: (item: Item) => ReactNode
  empty: ReactNode
  /** What a line begins with, for those that stand there while it loads. */
  rows?: RowStart
  label?: string
  className?: string
}

/** One below the other with a hairline between. */
export function Lines<Item>({ list, words, lineOf, empty, rows, label, className = '' }: LinesProps<Item>) {
  return (
    <ListStates list={list} words={words} rows={rows} empty={empty}>
      {(items) => (
        <ul aria-label={label} className={`divide-y divide-line ${className}`}>
          {items.map(lineOf)}
        </ul>
      )}
    </ListStates>
  )
}

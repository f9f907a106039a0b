import { Skeleton, SkeletonCard } from '@heraia/ui/skeleton'
import type { ReactNode } from 'react'
import type { InfiniteList } from '../lib/infinite-list.ts'
import { ListStates, type ListWords } from './list-states.tsx'

const grid = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4'

interface CardResultsProps<Item> {
  list: InfiniteList<Item>
  words: ListWords & { end: string }
  empty: ReactNode
  cardOf: (item: Item) => ReactNode
}

/** What a search of people or teams finds. */
export function CardResults<Item extends { id: string }>({ list, words, empty, cardOf }: CardResultsProps<Item>) {
  const waiting = (
    <Skeleton label={words.loading}>
      <div className={grid}>
        {['a', 'b', 'c', 'd'].map((key) => (
          <SkeletonCard key={key} />
        ))}
      </div>
    </Skeleton>
  )
  return (
    <ListStates list={list} words={words} waiting={waiting} empty={empty} end={words.end}>
      {(items) => (
        <ul className={grid}>
          {items.map((item) => (
            <li key={item.id}>{cardOf(item)}</li>
          ))}
        </ul>
      )}
    </ListStates>
  )
}

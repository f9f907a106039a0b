import type { PersonId } from '@heraia/contract/ids'
import type { ReactNode } from 'react'
import { api } from '../../lib/api.ts'
import { byCursor, useInfiniteList } from '../../lib/infinite-list.ts'
import { PostList } from './post-list.tsx'

/** What one person posted, newest first. */
export function PersonPosts({ id, label, empty }: { id: PersonId; label: string; empty: ReactNode }) {
  const list = useInfiniteList(api.feed.byPerson.infiniteOptions(byCursor((cursor) => ({ id, cursor }))))
  return <PostList list={list} label={label} empty={empty} />
}

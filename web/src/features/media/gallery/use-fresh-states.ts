import type { GalleryItem } from '@heraia/contract/media'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { InfiniteList } from '../../../lib/infinite-list.ts'
import { useLive } from '../../../lib/live.ts'
import { askGalleryAgain } from './gallery-queries.ts'

const ASK_MS = 5000

/** What is being made ready turns into what it shows, by itself. */
export function useFreshStates(list: InfiniteList<GalleryItem>) {
  const queries = useQueryClient()
  const isWaiting = list.items?.some(({ state }) => state === 'processing' || state === 'uploading') ?? false
  const ask = () => {
    if (isWaiting) void askGalleryAgain(queries)
  }
  useLive('media.changed', ask)
  useLive('resumed', ask)
  useEffect(() => {
    if (!isWaiting) return
    const clock = setInterval(() => void askGalleryAgain(queries), ASK_MS)
    return () => clearInterval(clock)
  }, [isWaiting, queries])
}

import type { GalleryItemId, PersonId } from '@heraia/contract/ids'
import type { GalleryCategory, GalleryItem } from '@heraia/contract/media'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { byCursor } from '../../../lib/infinite-list.ts'

const PAGE = 24

export const galleryList = (id: PersonId, category: GalleryCategory | undefined) =>
  api.gallery.list.infiniteOptions(byCursor((cursor) => ({ id, category, cursor, limit: PAGE })))

export const galleryCounts = (id: PersonId) => api.gallery.counts.queryOptions({ input: { id } })

export const oneGalleryItem = (id: GalleryItemId) => api.gallery.get.queryOptions({ input: { id } })

interface Pages {
  pages: { items: GalleryItem[] }[]
}

/** An item stands in the list of all, in its category's, and by itself: a change reaches each. */
export function changeItem(queries: QueryClient, id: GalleryItemId, change: (item: GalleryItem) => GalleryItem): void {
  queries.setQueriesData<Pages>({ queryKey: api.gallery.list.key() }, (data) => {
    if (!data?.pages.some((page) => page.items.some((item) => item.id === id))) return data
    const pages = data.pages.map((page) => ({
      ...page,
      items: page.items.map((item) => (item.id === id ? change(item) : item)),
    }))
    return { ...data, pages }
  })
  queries.setQueryData<GalleryItem>(oneGalleryItem(id).queryKey, (item) => item && change(item))
}

export const askGalleryAgain = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: api.gallery.key() })

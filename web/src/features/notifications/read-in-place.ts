import type { Notification } from '@heraia/contract/notifications'
import type { Page } from '@heraia/contract/paging'
import type { InfiniteData } from '@tanstack/react-query'

/** Marks one, or all (null), as read where they stand: what she opens does not vanish under her finger. */
export const readInPage = (page: Page<Notification>, id: string | null): Page<Notification> => ({
  ...page,
  items: page.items.map((item) => (item.read || (id !== null && item.id !== id) ? item : { ...item, read: true })),
})

export const readInPages = <Data extends InfiniteData<Page<Notification>>>(data: Data, id: string | null): Data => ({
  ...data,
  pages: data.pages.map((page) => readInPage(page, id)),
})

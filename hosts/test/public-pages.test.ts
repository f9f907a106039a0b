import { pageRoutes } from '@heraia/web/src/page-routes.ts'
import { expect, test } from 'vitest'
import { standingPages } from './public-pages.ts'

/** Made on a running server by `madePages`. */
const MADE = ['profile', 'post', 'team', 'open-role', 'listing']

test('every public route is among the pages that journeys read and the bench measures', () => {
  const isRead = new Set([...standingPages.map(({ page }) => page), ...MADE])
  // What is for search engines, and what is where a person lets them (0067).
  const isForAll = ({ guard, noindex, page }: (typeof pageRoutes)[number]) =>
    guard === 'public' && (!noindex || MADE.includes(page))
  const all = pageRoutes.filter(isForAll).map(({ page }) => page)
  expect(all.filter((page) => !isRead.has(page))).toEqual([])
  expect([...isRead].filter((page) => !all.includes(page))).toEqual([])
})

test('what is said of their scripts is what the route table says', () => {
  for (const { page, still } of standingPages) {
    expect(pageRoutes.find((route) => route.page === page)?.still, page).toBe(still)
  }
})

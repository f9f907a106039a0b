import type { Page } from '@playwright/test'

/** As a link of the page leads there, without loading it anew. */
export const goesOnTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((href) => {
    history.pushState(null, '', href)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)

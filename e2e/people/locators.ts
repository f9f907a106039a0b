import type { Page } from '@playwright/test'

export const main = (page: Page) => page.getByRole('main')
/** Of the screen itself, not of what is around it. */
export const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
/** What the screen is called. */
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

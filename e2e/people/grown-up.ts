import type { Page } from '@playwright/test'
import { expect } from './expect.ts'

/** Selling and buying ask for 18: led to her profile, she says when she was born, and is led back once it is saved. */
export async function saysWhenSheWasBorn(page: Page, goesThere: () => Promise<unknown>): Promise<void> {
  await goesThere()
  await page.getByLabel('Date of birth').fill('1996-04-12')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Your changes are saved.')).toBeVisible()
}

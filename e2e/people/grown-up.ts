import type { Page } from '@playwright/test'
import { expect } from './expect.ts'

/** Selling and buying ask for 18: she writes her date of birth into her profile, on her way or by herself. */
export async function saysWhenSheWasBorn(
  page: Page,
  goesThere: () => Promise<unknown> = () => page.goto('/mi-perfil'),
): Promise<void> {
  await goesThere()
  await page.getByRole('button', { name: 'Edit profile' }).click()
  await page.getByLabel('Date of birth').fill('1996-04-12')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Your changes are saved.')).toBeVisible()
}

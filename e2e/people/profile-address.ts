import { expect } from '@playwright/test'
import type { Person } from './person.ts'

/** Where others find her; she goes there herself to see it. */
export async function profileAddress({ page, name }: Person): Promise<string> {
  await page.goto('/mi-perfil')
  await page.getByRole('link', { name: 'View my profile' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  return new URL(page.url()).pathname
}

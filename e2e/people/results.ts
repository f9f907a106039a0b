import { expect, type Page } from '@playwright/test'
import type { Person } from './person.ts'
import { profileAddress } from './profile-address.ts'

export interface NewResult {
  discipline: string
  /** The label of its box: "Time", "Distance". */
  measure: string
  mark: string
  event: string
  date: string
  place?: string
  level?: string
}

/** Her own Stats tab. */
export async function opensHerStats(person: Person): Promise<string> {
  const address = `${await profileAddress(person)}/stats`
  await person.page.getByRole('link', { name: 'Stats', exact: true }).click()
  await expect(person.page.getByRole('heading', { name: 'Statistics', exact: true })).toBeVisible()
  return address
}

/** By the form that "Update stats" opens. */
export async function addsResult(page: Page, result: NewResult): Promise<void> {
  await page.getByRole('button', { name: 'Update stats' }).click()
  const form = page.getByRole('dialog', { name: 'Add a result' })
  await form.getByLabel('Discipline').selectOption({ label: result.discipline })
  await form.getByLabel(result.measure, { exact: true }).fill(result.mark)
  await form.getByLabel('Competition', { exact: true }).fill(result.event)
  await form.getByLabel('Date').fill(result.date)
  if (result.place) await form.getByLabel('Place').fill(result.place)
  if (result.level) await form.getByLabel('Level of the competition').selectOption({ label: result.level })
  await form.getByRole('button', { name: 'Save result' }).click()
  await expect(form).toBeHidden()
}

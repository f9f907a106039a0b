import { records } from '@heraia/hosts/test/records'
import type { Page } from '@playwright/test'
import { expect } from './expect.ts'
import type { Person } from './person.ts'

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

/** The same without the form, where a journey is not about that. */
export async function hasResult(
  { player }: Pick<Person, 'player'>,
  { mark, event, date, place, level }: NewResult,
): Promise<void> {
  await records(player, {
    ...{ event, date, value: Number(mark.replace(',', '.')) },
    position: place === undefined ? null : Number(place),
    category: level === undefined ? null : CATEGORIES[level],
  })
}

/** As the form names them. */
const CATEGORIES: Record<string, 'national' | 'international' | 'regional'> = {
  ...{ National: 'national', International: 'international', Regional: 'regional' },
}

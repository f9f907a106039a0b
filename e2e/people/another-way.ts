import type { Page } from '@playwright/test'
import { button, main } from './locators.ts'
import type { Person } from './person.ts'

/** On the screen that asks her so, the first time that she comes in by another way than the form. */
export async function saysWhoSheIs({ page, name }: Person) {
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel('I am a').selectOption('fan')
  await page.getByRole('checkbox', { name: /terms/i }).check()
  await button(page, 'Create my profile').click()
}

/** From the next page that she loads she is nobody here any more. */
export const signsOut = (page: Page) => page.evaluate(() => localStorage.removeItem('heraia-auth'))

/** She is nobody here any more, without the menu and the front page: signing out has journeys of its own. */
export async function leaves(page: Page, next = '/bookmarks') {
  await signsOut(page)
  await page.goto(`/login?next=${next}`)
}

/** She signs in until she closes the browser. */
export const doesNotStay = (page: Page) => main(page).getByRole('checkbox', { name: 'Remember me' }).uncheck()

export async function typesCode(page: Page, code: string, field = 'Six-digit code') {
  await page.getByLabel(field).fill(code)
  await page.keyboard.press('Enter')
}

/** What another service asks of who comes there for the first time. */
export async function goesToGoogle(page: Page, name: string, login: string) {
  await button(page, name).click()
  await page.locator('[name=login]').fill(login)
  await page.locator('[name=password]').fill('any')
  await page.keyboard.press('Enter')
}

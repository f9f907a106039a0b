import type { Browser } from '@playwright/test'
import { openBrowser, PASSWORD, type Person } from './person.ts'

/** Somebody who has not chosen a language: each screen speaks the one that was written for it. */
export async function openBrowserWithoutLanguage(browser: Browser, siteUrl: string, name: string): Promise<Person> {
  const person = await openBrowser(browser, siteUrl, name)
  await person.context.clearCookies({ name: 'heraia_language' })
  return person
}

/** Fills the registration form, all but its button; `at`: by an old address of it; null: she has been led to it. */
export async function fillRegistration({ page, name, email }: Person, at: string | null = '/register'): Promise<void> {
  if (at !== null) await page.goto(at)
  await page.getByLabel('Nombre completo').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirmar contraseña').fill(PASSWORD)
  await page.getByLabel('Soy').selectOption('fan')
  await page.getByRole('checkbox', { name: /Términos/ }).check()
}

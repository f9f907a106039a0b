import { test } from '@playwright/test'
import { expectAccessible } from '../checks/accessible.ts'
import { fetchOf } from '../people/ask-server.ts'
import { expect } from '../people/expect.ts'
import { join } from '../people/join.ts'
import { loses, noConnection } from '../people/lose.ts'
import { openBrowser, PASSWORD } from '../people/person.ts'
import { openBrowserWithoutLanguage } from '../people/without-language.ts'

const siteUrl = () => process.env.HERAIA_URL ?? ''

test('an account without a profile is asked who she is before it goes on', async ({ browser }) => {
  const vera = await openBrowserWithoutLanguage(browser, siteUrl(), 'Vera Bienvenida')
  const { page } = vera
  const signUp = await fetchOf(vera)('/auth/v1/signup', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: vera.email, password: PASSWORD }),
  })
  expect(signUp.ok).toBe(true)
  await page.goto('/login?next=/settings')
  await page.getByLabel('Email').fill(vera.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión', exact: true }).click()
  await expect(page).toHaveURL(/\/welcome\?next=%2Fsettings/)
  await page.getByRole('button', { name: 'Crear mi perfil' }).click()
  for (const text of [
    'El nombre debe tener al menos 2 caracteres',
    'El deporte es requerido para atletas y entrenadores',
    'Acepta los términos para continuar',
  ]) {
    await expect(page.getByText(text)).toBeVisible()
  }
  await expectAccessible(page)
  await page.getByLabel('Nombre completo').fill(vera.name)
  await page.getByLabel('Soy').selectOption('federation')
  await page.getByRole('checkbox', { name: /Términos/ }).check()
  const lost = await loses(page.context(), /\/api\/rpc\/accounts\/createProfile$/, 'request')
  await page.getByLabel('Nombre completo').press('Enter')
  await lost()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('Nombre completo')).toBeFocused()
  await page.getByRole('button', { name: 'Crear mi perfil' }).click()
  await expect(page).toHaveURL(/\/settings$/)
  expect(vera.complaints).toEqual([])
})

test('who accepted older terms is asked again, once', async ({ browser }) => {
  const vera = await openBrowser(browser, siteUrl(), 'Vera Terms')
  await join(vera, { at: null })
  const { page, context } = vera
  const acceptedOlder = async () => {
    const older = await fetchOf(vera)('/api/me/terms', {
      method: 'PUT',
      headers: { authorization: `Bearer ${vera.player.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ termsVersion: '2020-01-01' }),
    })
    expect(older.ok).toBe(true)
  }
  await acceptedOlder()
  await page.goto('/search')
  await expect(page.getByText('Our terms have changed')).toBeVisible()
  await expectAccessible(page)
  const accept = page.getByRole('button', { name: 'I accept' })
  for (const what of ['answer', 'request'] as const) {
    const isSaved = what === 'answer'
    await test.step(`the ${what} is lost: she is told, and ${isSaved ? 'asked no more' : 'still asked'}`, async () => {
      const lost = await loses(context, /\/api\/rpc\/accounts\/acceptTerms$/, what)
      await accept.click()
      await lost()
      await expect(noConnection(page)).toBeVisible()
      if (isSaved) {
        await expect(accept, 'her other tabs ask no more either').toHaveCount(0)
        await acceptedOlder()
      }
      await expect(accept).toBeEnabled()
      await page.getByRole('button', { name: 'Dismiss' }).click()
      await expect(noConnection(page)).toHaveCount(0)
    })
  }
  await accept.click()
  await expect(page.getByText('Thank you. It is saved.')).toBeVisible()
  await expect(page.getByText('Our terms have changed')).toHaveCount(0)
  expect(vera.complaints).toEqual([])
})

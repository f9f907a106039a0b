import { expect, type Page } from '@playwright/test'
import { photo } from './pictures.ts'

export interface NewListing {
  title: string
  price: string
  category?: string
  subcategory?: string
}

/** By the form's own page; answers with the listing's address. She must be of age (grown-up.ts). */
export async function listsThing(page: Page, { title, price, ...shelf }: NewListing): Promise<string> {
  const { category = 'Apparel', subcategory = 'Footwear' } = shelf
  await page.goto('/marketplace/new')
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await page.getByRole('combobox', { name: 'Category', exact: true }).selectOption({ label: category })
  await page.getByRole('combobox', { name: 'Subcategory' }).selectOption({ label: subcategory })
  await page.getByRole('textbox', { name: 'Description' }).fill('Worn for one season.')
  await page
    .getByLabel('Add pictures')
    .setInputFiles([await photo('first.jpg', 900, 900), await photo('second.jpg', 800, 900)])
  await page.getByRole('textbox', { name: /What does it show\? first.jpg/ }).fill('Two red climbing shoes')
  await page.getByLabel('Price', { exact: true }).fill(price)
  await page.getByRole('textbox', { name: 'Name' }).fill('Post')
  await page.getByRole('textbox', { name: 'Price (USD)' }).fill('4.90')
  await page.getByRole('textbox', { name: 'Return policy' }).fill('Back within 14 days.')
  const keywords = page.getByRole('textbox', { name: 'Keywords' })
  for (const word of ['one', 'two', 'three', 'four', 'five']) {
    await keywords.fill(word)
    await keywords.press('Enter')
  }
  await page.getByRole('button', { name: 'Publish listing' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible({ timeout: 30_000 })
  return new URL(page.url()).pathname
}

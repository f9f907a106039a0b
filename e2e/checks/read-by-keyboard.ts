import type { Page } from '@playwright/test'
import { expect } from '../people/expect.ts'

/**
 * Of a page that has just been opened: the first Tab offers to skip to the content, and from there Tab reaches everything in it
 * that can be used, in the order in which it stands, with a focus that can be seen.
 */
export async function expectReadByKeyboard(page: Page): Promise<void> {
  // A page that draws itself is loaded before it shows anything.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.locator('a[href="#main"]')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main .animate-pulse'), 'what loads is there').toHaveCount(0)
  const numbered = await page.evaluate(numberUsable)
  let isInside = true
  let unseen = ''
  for (let press = 0; isInside && press < numbered + MOST_PRESSES; press += 1) {
    await page.keyboard.press('Tab')
    const at = await page.evaluate(reach)
    if (at.isUsable && !at.isSeen) unseen += ` ${at.words}`
    isInside = at.isInside && at.left > 0
  }
  expect(await page.evaluate(missed), `${page.url()}: not reached by Tab`).toEqual([])
  expect(unseen, `${page.url()}: focus that is not seen`).toBe('')
}

/** A list that grows while she reads it puts what it loaded before its foot, page after page. */
const MOST_PRESSES = 2000

/** In the page: gives what can be used in its content a number. Radios of one name are one stop. */
function numberUsable(): number {
  const asked = 'a[href], button:not([disabled]), input:not([type=hidden]), select, textarea, summary, [tabindex="0"]'
  const names = new Set<string>()
  const usable = Array.from(document.querySelectorAll<HTMLElement>(`main :is(${asked})`)).filter((element) => {
    if (element.tabIndex < 0 || element.matches(':disabled') || !element.checkVisibility({ visibilityProperty: true }))
      return false
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true
    return !names.has(element.name) && Boolean(names.add(element.name))
  })
  for (const [at, element] of usable.entries()) {
    const isRadio = element instanceof HTMLInputElement && element.type === 'radio'
    const group = isRadio ? document.querySelectorAll<HTMLElement>(`input[name="${element.name}"]`) : [element]
    for (const each of group) each.dataset.usable = String(at + 1)
  }
  return usable.length
}

interface Reached {
  /** One of the numbered. */
  isUsable: boolean
  /** The focus is in the content; on its way past something that has just gone away it is nowhere. */
  isInside: boolean
  /** Whether anything around it shows the focus. */
  isSeen: boolean
  words: string
  /** Of the numbered, how many are still to come. */
  left: number
}

/** In the page: where the focus is, which is reached by that. */
function reach(): Reached {
  const element = document.activeElement
  const found = { isUsable: false, isInside: element === document.body, isSeen: true, words: '' }
  if (element instanceof HTMLElement && element !== document.body) {
    found.isInside = element.closest('main') !== null
    found.words = (element.textContent || element.outerHTML).slice(0, 60)
    const number = element.dataset.usable
    found.isUsable = number !== undefined
    for (const each of document.querySelectorAll<HTMLElement>(`[data-usable="${number}"]`)) each.dataset.reached = ''
    found.isSeen = false
    for (let each: HTMLElement | null = element, level = 0; each && level < 6; each = each.parentElement, level += 1) {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each)
      if ((outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none') found.isSeen = true
      const after = getComputedStyle(each, '::after')
      if (after.outlineStyle !== 'none' && after.outlineWidth !== '0px') found.isSeen = true
    }
  }
  return { ...found, left: document.querySelectorAll('[data-usable]:not([data-reached])').length }
}

/** In the page: what has a number, is still there, and was not reached. */
function missed(): string[] {
  const left = document.querySelectorAll<HTMLElement>('[data-usable]:not([data-reached])')
  return Array.from(left, (element) => (element.textContent || element.outerHTML).slice(0, 60))
}

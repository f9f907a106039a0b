import type { Page } from '@playwright/test'
import { expect } from '../people/expect.ts'
import { quietSession } from '../people/kept-browsers.ts'

/**
 * Of a page that has just been opened: the first Tab offers to skip to the content, and from there Tab reaches everything in it
 * that can be used, in the order in which it stands, with a focus that can be seen. `isLed`: where she has been led within the
 * product, and begins as she would there, from the page's beginning.
 */
export async function expectReadByKeyboard(page: Page, { isLed = false } = {}): Promise<void> {
  // A page that draws itself is loaded before it shows anything.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const skips = page.locator('a[href="#main"]')
  if (isLed) await skips.focus()
  else await page.keyboard.press('Tab')
  await expect(skips).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main .animate-pulse'), 'what loads is there').toHaveCount(0)
  const numbered = await page.evaluate(numberUsable)
  await page.evaluate(noteReached)
  for (let press = 0; press < numbered + MOST_PRESSES; press += AT_ONCE) {
    await pressesTab(page, AT_ONCE)
    if (await page.evaluate(isThrough)) break
  }
  const { missed, unseen } = await page.evaluate(whatIsWrong)
  expect(missed, `${page.url()}: not reached by Tab`).toEqual([])
  expect(unseen, `${page.url()}: focus that is not seen`).toEqual([])
}

/** So often she presses before the page is asked where she is. */
const AT_ONCE = 6

/** One after the other without looking up: what is drawn between two presses is most of what a press costs. */
async function pressesTab(page: Page, times: number): Promise<void> {
  const session = await quietSession(page)
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 }
  const presses = Array.from({ length: times }, () => [
    session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...tab }),
    session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...tab }),
  ])
  await Promise.all(presses.flat())
}

/** A list that grows while she reads it puts what it loaded before its foot, page after page. */
const MOST_PRESSES = 2000

/** In the page: gives what can be used in its content a number. Radios of one name are one stop. */
function numberUsable(): number {
  const asked = 'a[href], button:not([disabled]), input:not([type=hidden]), select, textarea, summary, [tabindex="0"]'
  const names = new Set<string>()
  // What stays around the screens that she is led to was read before.
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-usable]')) {
    delete dataset.usable
    delete dataset.reached
  }
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

interface Reading {
  /** Whose focus nothing around it shows. */
  unseen: string[]
  /** Past the content. */
  isOutside: boolean
}

/** In the page: from now on, notes where the focus comes to. */
function noteReached(): void {
  const reading: Reading = { unseen: [], isOutside: false }
  Object.assign(globalThis, { reading })
  const isShown = (focused: HTMLElement): boolean => {
    for (let each: HTMLElement | null = focused, level = 0; each && level < 6; each = each.parentElement, level += 1) {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each)
      if ((outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none') return true
      const after = getComputedStyle(each, '::after')
      if (after.outlineStyle !== 'none' && after.outlineWidth !== '0px') return true
    }
    return false
  }
  addEventListener('focusin', ({ target }) => {
    // When what the page itself does about it is done.
    queueMicrotask(() => {
      if (!(target instanceof HTMLElement) || target !== document.activeElement) return
      if (!target.closest('main')) reading.isOutside = true
      const number = target.dataset.usable
      if (reading.isOutside || number === undefined) return
      for (const each of document.querySelectorAll<HTMLElement>(`[data-usable="${number}"]`)) each.dataset.reached = ''
      if (!isShown(target)) reading.unseen.push((target.textContent || target.outerHTML).slice(0, 60))
    })
  })
}

/** In the page: she is past its content, or has been everywhere in it. */
function isThrough(): boolean {
  const { reading } = globalThis as unknown as { reading: Reading }
  return reading.isOutside || document.querySelector('[data-usable]:not([data-reached])') === null
}

/** In the page: what has a number, is still there, and was not reached; and what was without being seen. */
function whatIsWrong(): { missed: string[]; unseen: string[] } {
  const { reading } = globalThis as unknown as { reading: Reading }
  const left = document.querySelectorAll<HTMLElement>('[data-usable]:not([data-reached])')
  const missed = Array.from(left, (element) => (element.textContent || element.outerHTML).slice(0, 60))
  return { missed, unseen: reading.unseen }
}

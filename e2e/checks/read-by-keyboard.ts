import { expect, type Page } from '@playwright/test'

/**
 * Of a page that has just been opened: the first Tab offers to skip to the content, and from there Tab reaches everything in it
 * that can be used, in the order in which it stands, with a focus that can be seen.
 */
export async function expectReadByKeyboard(page: Page): Promise<void> {
  await page.keyboard.press('Tab')
  await expect(page.locator('a[href="#main"]')).toBeFocused()
  await page.keyboard.press('Enter')
  const usable = await page.evaluate(numberUsable)
  const reached = new Set<string>()
  let unseen = ''
  for (let press = 0; press < usable.length + 5 && reached.size < usable.length; press += 1) {
    await page.keyboard.press('Tab')
    const at = await page.evaluate(focused)
    if (at.number) reached.add(at.number)
    if (at.number && !at.isSeen) unseen += ` ${at.words}`
  }
  const missed = usable.filter(({ number }) => !reached.has(number)).map(({ words }) => words)
  expect(missed, `${page.url()}: not reached by Tab`).toEqual([])
  expect(unseen, `${page.url()}: focus that is not seen`).toBe('')
}

/** In the page: gives what can be used in its content a number. Radios of one name are one stop. */
function numberUsable(): { number: string; words: string }[] {
  const asked = 'a[href], button:not([disabled]), input:not([type=hidden]), select, textarea, summary, [tabindex="0"]'
  const names = new Set<string>()
  const usable = Array.from(document.querySelectorAll<HTMLElement>(`main :is(${asked})`)).filter((element) => {
    if (element.tabIndex < 0 || element.matches(':disabled') || !element.checkVisibility({ visibilityProperty: true }))
      return false
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true
    return !names.has(element.name) && Boolean(names.add(element.name))
  })
  return usable.map((element, at) => {
    const isRadio = element instanceof HTMLInputElement && element.type === 'radio'
    const group = isRadio ? document.querySelectorAll<HTMLElement>(`input[name="${element.name}"]`) : [element]
    for (const each of group) each.dataset.usable = String(at + 1)
    return { number: String(at + 1), words: (element.textContent || element.outerHTML).slice(0, 60) }
  })
}

/** In the page: where the focus is, and whether anything around it shows that. */
function focused(): { number: string | undefined; isSeen: boolean; words: string } {
  const element = document.activeElement
  if (!(element instanceof HTMLElement)) return { number: undefined, isSeen: true, words: '' }
  let isSeen = false
  for (let each: HTMLElement | null = element, level = 0; each && level < 6; each = each.parentElement, level += 1) {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each)
    if ((outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none') isSeen = true
    const after = getComputedStyle(each, '::after')
    if (after.outlineStyle !== 'none' && after.outlineWidth !== '0px') isSeen = true
  }
  return { number: element.dataset.usable, isSeen, words: (element.textContent || element.outerHTML).slice(0, 60) }
}

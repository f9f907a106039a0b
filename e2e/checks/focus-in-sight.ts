import type { Page } from '@playwright/test'
import { expect } from '../people/expect.ts'

/** Whatever takes the focus in the content, on the way there and back, is not behind what sticks to the screen (WCAG 2.4.11). */
export async function expectFocusInSight(page: Page, presses: number): Promise<void> {
  let covered = ''
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < presses; press += 1) {
      await page.keyboard.press(key)
      covered += await page.evaluate(nameIfCovered)
    }
  }
  expect(covered, `${page.url()}: focus behind something`).toBe('')
}

/** In the page: '' where the middle of what has the focus is to be seen, or the upper or lower part of something high. */
function nameIfCovered(): string {
  const focused = document.activeElement
  if (!focused?.closest('main')) return ''
  const target = focused.closest('label') ?? focused
  const { left, top, width, height } = focused.getBoundingClientRect()
  const isSeen = [0.2, 0.5, 0.8].some((part) => {
    const hit = document.elementFromPoint(left + width / 2, top + height * part)
    return hit !== null && (target.contains(hit) || hit.contains(target))
  })
  return isSeen ? '' : `${(target.textContent || focused.outerHTML).slice(0, 60)}\n`
}

import { LARGEST_TEXT } from '@heraia/hosts/test/what-is-tested'
import type { Page } from '@playwright/test'
import { expect } from '../people/expect.ts'

/**
 * Of a small screen (WIDTHS.small): with letters of twice the size nothing is wider than it (WCAG 1.4.4), and what stays on
 * top leaves room to read.
 */
export async function expectFitsLargeText(page: Page): Promise<void> {
  expect(await page.evaluate(tooWide, LARGEST_TEXT), `${page.url()} at twice the letters`).toEqual([])
}

/** In the page: what reaches beyond the screen, where the page can be scrolled there. */
function tooWide(percent: number): string[] {
  const root = document.documentElement
  const letters = () => Number.parseFloat(getComputedStyle(root).fontSize)
  const before = letters()
  root.style.setProperty('font-size', `${percent}%`)
  if (letters() <= before) throw new Error('The letters have not grown.')
  const isTooWide = root.scrollWidth > window.innerWidth
  const found = Array.from(document.body.querySelectorAll('*:not(svg *)'))
    .filter((element) => isTooWide && element.getBoundingClientRect().right > window.innerWidth + 0.5)
    .map((element) => `${element.outerHTML.slice(0, 160)} ends at ${Math.round(element.getBoundingClientRect().right)}`)
  const header = document.querySelector<HTMLElement>('header:not(main *)')
  const stays = header !== null && Number.parseFloat(getComputedStyle(header).top) > -header.offsetHeight
  const isTooTall = stays && header.offsetHeight > window.innerHeight / 5
  root.style.removeProperty('font-size')
  if (isTooTall) return [`the header keeps ${header.offsetHeight} of ${window.innerHeight} pixels`]
  return isTooWide ? ['wider than the screen', ...found.slice(0, 8)] : []
}

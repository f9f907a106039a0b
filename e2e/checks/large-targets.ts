import { LEAST_TARGET, WIDTHS } from '@heraia/hosts/test/what-is-tested'
import type { Page } from '@playwright/test'
import { expect } from '../people/expect.ts'

/** On a small screen a finger that lands half of 44 pixels beside the middle of something still hits it. */
export async function expectLargeTargets(page: Page): Promise<void> {
  await page.setViewportSize({ width: WIDTHS.small, height: 780 })
  // Until it stands: what moves over a target for a moment does not count.
  const small = () => page.evaluate(smallTargets, LEAST_TARGET)
  await expect.poll(small, `${page.url()}: too small for a finger`).toEqual([])
}

/** In the page. Left out: links within a sentence, what is shown only when it has the focus, and what lies behind a dialog. */
function smallTargets(least: number): string[] {
  const pressable = 'a[href], button, input:not([type=hidden]), select, textarea, summary'
  // Less a pixel: places are fractions, and a point is looked up by whole ones.
  const reach = least / 2 - 1
  const dialog = document.querySelector('dialog:modal')
  const notices = document.querySelector('[data-react-aria-top-layer]')
  const isWithinWords = (element: HTMLElement) => {
    const around = element.parentElement?.textContent?.trim().length ?? 0
    return getComputedStyle(element).display === 'inline' && around > (element.textContent?.trim().length ?? 0)
  }
  /** A notice goes by itself within seconds, and nothing else would be waited for here: of what it lies over, what is under it. */
  const hitAt = (x: number, y: number, target: HTMLElement) => {
    const hit = document.elementFromPoint(x, y)
    if (!notices?.contains(hit) || notices.contains(target)) return hit
    return document.elementsFromPoint(x, y).find((each) => !notices.contains(each)) ?? null
  }
  return Array.from(document.querySelectorAll<HTMLElement>(pressable)).flatMap((element) => {
    const target = element.closest('label') ?? element
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || isWithinWords(element))
      return []
    if (element.closest('[inert], [aria-hidden=true]') || (dialog && !dialog.contains(element))) return []
    target.scrollIntoView({ block: 'center', inline: 'center' })
    const { left, top, width, height } = target.getBoundingClientRect()
    if (width < 2 || left + width <= 0 || top + height <= 0) return []
    const [x, y] = [left + width / 2, top + height / 2]
    const around = [
      [x - reach, y],
      [x + reach, y],
      [x, y - reach],
      [x, y + reach],
    ] as const
    const isHit = around.every(([atX, atY]) => {
      const hit = hitAt(atX, atY, target)
      return hit !== null && (target.contains(hit) || hit.closest(pressable) === element)
    })
    return isHit
      ? []
      : [`${element.textContent || element.outerHTML.slice(0, 80)} ${Math.round(width)}×${Math.round(height)}`]
  })
}

import type { Page } from '@playwright/test'
import { expect } from '../people/expect.ts'
import type { Person } from '../people/person.ts'

/**
 * Of a screen that she has before her in English: in Spanish it holds as many words, and none of them in English. Her language
 * changes under it, and back, so that what is half done or shown only once stays; what stands above the page counts too.
 * `own`: what is the same in both. `also`: what is looked at while it is Spanish, whose words are longer.
 */
export async function expectSpanishHere(
  { page }: Person,
  { own = [], also }: { own?: readonly string[]; also?: () => Promise<void> } = {},
): Promise<void> {
  const english = await allWords(page)
  await speaks(page, 'Español', 'es')
  await expectSpanishOf(page, english, { own })
  await also?.()
  await speaks(page, 'English', 'en')
}

/** The same of a screen whose words were noted while she read English. */
export async function expectSpanishOf(
  page: Page,
  english: readonly string[],
  { own = [] }: { own?: readonly string[] } = {},
): Promise<void> {
  const kept = async () => {
    const spanish = await page.evaluate(wordsShown)
    const same = spanish.filter((words) => english.includes(words) && !own.includes(words))
    return [spanish.length, ...same]
  }
  await expect.poll(kept, `${page.url()}: as many words, none of them in English`).toEqual([english.length])
}

/** Also under a dialog, which nobody reaches beyond with a finger. */
export async function speaks(page: Page, name: string, language: string): Promise<void> {
  await page.locator('footer').getByText(name, { exact: true }).dispatchEvent('click')
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}

/** In English. Once nothing is on its way or added any more: a part of its own is still fetched when the rest is there. */
export async function allWords(page: Page): Promise<string[]> {
  let words: string[] = []
  const areAll = async () => {
    const before = words.length
    words = await page.evaluate(wordsShown)
    return words.length === before && !words.some((each) => each.startsWith('Loading'))
  }
  await expect.poll(areAll, { intervals: [50] }).toBe(true)
  return words
}

/** From the next page that she opens. */
export const speaksEnglish = ({ context, siteUrl }: Person): Promise<void> =>
  context.addCookies([{ name: 'heraia_language', value: 'en', url: siteUrl }])

/**
 * In the page: its title, and all that its content says to eyes and to who hears it. Numbers are no words, nor is 1:15 PM;
 * `o` is one in Spanish.
 */
function wordsShown(): string[] {
  const isWord = (text: string | null): text is string =>
    /\p{L}{2}|^[aeoy]$/u.test((text ?? '').replace(/\d\s[AP]M$/, ''))
  const found = [document.title]
  for (const element of document.querySelectorAll<HTMLElement>('main, main *, [role$=dialog] *')) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent ?? '')
    for (const name of ['aria-label', 'placeholder', 'alt', 'title']) found.push(element.getAttribute(name) ?? '')
  }
  return found.map((text) => text.trim()).filter(isWord)
}

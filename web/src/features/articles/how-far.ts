const STEP = 10

/** The text from its top to where sources and other articles begin, in pixels of the page. */
function spanOf(article: Element): { top: number; height: number } {
  const { top, bottom } = article.getBoundingClientRect()
  const end = article.querySelector('#sources, #related')?.getBoundingClientRect().top ?? bottom
  return { top, height: Math.max(end - top, 1) }
}

/** How much of it has been on the screen, in steps of ten percent. */
export function reachedIn(article: Element): number {
  const { top, height } = spanOf(article)
  const percent = ((window.innerHeight - top) / height) * 100
  return Math.min(100, Math.max(0, Math.floor(percent / STEP) * STEP))
}

/** The last heading before that place. */
export function headingAt(article: Element, reached: number): HTMLElement | undefined {
  const { top, height } = spanOf(article)
  const place = top + (height * reached) / 100 - window.innerHeight / 2
  return Array.from(article.querySelectorAll<HTMLElement>('h2')).findLast(
    (heading) => heading.getBoundingClientRect().top <= Math.max(place, 0),
  )
}

/** A row of tabs, or of links that look like them. */
export const tabRow = 'relative scroll-px-12 overflow-x-auto border-b border-line'
export const tabsInRow = 'flex min-w-max gap-x-6 md:min-w-0 md:flex-wrap'

/** One of them; what is shown is marked by `aria-current` or `aria-selected`. */
export const tabLook =
  'touch-beyond -mb-px inline-flex min-h-12 items-center gap-2 border-b-[3px] border-transparent font-semibold text-muted transition-colors hover:text-ink focus-visible:-outline-offset-3 aria-[current]:border-accent aria-[current]:text-ink aria-selected:border-accent aria-selected:text-ink'

import { classNames } from './class-names.ts'

/** What floats above the page next to its trigger: menus, popovers, lists of suggestions. */
export const floatLook = (className?: string): string =>
  classNames(
    'max-w-[calc(100vw-1rem)] overflow-auto rounded-md border border-line bg-raised text-ink shadow-float outline-none',
    'transition-[opacity,translate] data-entering:-translate-y-1 data-entering:opacity-0 data-exiting:opacity-0',
    className,
  )

/** One line of such a list. */
export const floatRow = (className?: string): string =>
  classNames(
    'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-2 no-underline outline-none',
    'data-focused:bg-sunken data-disabled:cursor-not-allowed data-disabled:opacity-60',
    className,
  )

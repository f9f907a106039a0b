/** A few buttons in a row of which one is pressed: language, appearance. */
export const switchLook = 'inline-flex rounded-full border border-control p-0.5'

export const switchPartLook =
  'touch grid place-items-center rounded-full aria-pressed:bg-ink aria-pressed:text-surface aria-pressed:hover:text-surface'

/** What journeys test of accessibility. The page /accessibility says it in words: content/accessibility.test.ts compares. */
export const WCAG_VERSIONS = ['2.0', '2.1', '2.2'] as const
export const WCAG_LEVELS = ['A', 'AA'] as const
/** Pixels. Nothing is wider than the smallest. */
export const WIDTHS = { small: 360, wide: 1440 } as const
/** Pixels: what a finger hits. Links within a sentence are as high as its letters. */
export const LEAST_TARGET = 44
/** Percent of the usual size. */
export const LARGEST_TEXT = 200

/** As axe names them: `wcag21aa`. There are no new rules of level A in 2.2. */
export const AXE_TAGS: readonly string[] = WCAG_VERSIONS.flatMap((version) =>
  WCAG_LEVELS.map((level) => `wcag${version === '2.0' ? '2' : version.replace('.', '')}${level.toLowerCase()}`),
)

/** Very tall and very wide pictures are cut in lists; the viewer shows them whole. */
const TALLEST = 4 / 5
const WIDEST = 2

export const shownShape = ({ width, height }: { width: number; height: number }): number =>
  Math.min(WIDEST, Math.max(TALLEST, width / Math.max(1, height)))

interface Layout {
  grid: string
  /** One entry a picture that stands in the post; those after stand in the viewer. */
  tiles: string[]
}

const five: Layout = {
  grid: 'aspect-6/5 grid-cols-6 grid-rows-[3fr_2fr]',
  tiles: ['col-span-3', 'col-span-3', 'col-span-2', 'col-span-2', 'col-span-2'],
}

const layouts: Record<number, Layout> = {
  1: { grid: 'grid-cols-1', tiles: [''] },
  2: { grid: 'aspect-3/2 grid-cols-2', tiles: ['', ''] },
  3: { grid: 'aspect-3/2 grid-cols-[2fr_1fr] grid-rows-2', tiles: ['row-span-2', '', ''] },
  4: { grid: 'aspect-4/3 grid-cols-2 grid-rows-2', tiles: ['', '', '', ''] },
}

/** How many pictures stand beside each other: one large, a pair, one and two, a square of four, two above three. */
export const layoutOf = (count: number): Layout => layouts[count] ?? five

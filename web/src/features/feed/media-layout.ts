/** Very tall and very wide pictures are cut in lists; the viewer shows them whole. */
const TALLEST = 4 / 5
const WIDEST = 2

export const shownShape = ({ width, height }: { width: number; height: number }): number =>
  Math.min(WIDEST, Math.max(TALLEST, width / Math.max(1, height)))

interface Layout {
  grid: string
  /** One entry a picture. */
  tiles: string[]
}

const rows = (...sizes: [count: number, tile: string][]) =>
  sizes.flatMap(([count, tile]) => Array.from({ length: count }, () => tile))

const one: Layout = { grid: 'grid-cols-1', tiles: [''] }

/** One large; a pair; one and two; a square of four; then in rows, what is larger first. */
const layouts: Record<number, Layout> = {
  1: one,
  2: { grid: 'aspect-3/2 grid-cols-2', tiles: rows([2, '']) },
  3: { grid: 'aspect-3/2 grid-cols-[2fr_1fr] grid-rows-2', tiles: ['row-span-2', '', ''] },
  4: { grid: 'aspect-4/3 grid-cols-2 grid-rows-2', tiles: rows([4, '']) },
  5: { grid: 'aspect-6/5 grid-cols-6 grid-rows-[3fr_2fr]', tiles: rows([2, 'col-span-3'], [3, 'col-span-2']) },
  6: { grid: 'aspect-3/2 grid-cols-3 grid-rows-2', tiles: rows([6, '']) },
  7: { grid: 'aspect-12/7 grid-cols-12 grid-rows-[4fr_3fr]', tiles: rows([3, 'col-span-4'], [4, 'col-span-3']) },
  8: { grid: 'aspect-6/7 grid-cols-6 grid-rows-[3fr_2fr_2fr]', tiles: rows([2, 'col-span-3'], [6, 'col-span-2']) },
  9: { grid: 'aspect-square grid-cols-3 grid-rows-3', tiles: rows([9, '']) },
  10: { grid: 'aspect-12/11 grid-cols-12 grid-rows-[4fr_4fr_3fr]', tiles: rows([6, 'col-span-4'], [4, 'col-span-3']) },
}

/** How that many pictures stand beside each other; none waits behind another. */
export const layoutOf = (count: number): Layout => layouts[count] ?? one

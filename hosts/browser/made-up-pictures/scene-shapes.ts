import type { Scene } from './scenes.ts'

export interface Colours {
  sky: string
  ground: string
  shape: string
  line: string
}

/** Night and day, hall and field: one of them for each picture, by its id. */
const PALETTES: readonly Colours[] = [
  { sky: '#f6d9c4', ground: '#e98d63', shape: '#7a2f4f', line: '#fff6ee' },
  { sky: '#cfe3ea', ground: '#4f8fa8', shape: '#153f5b', line: '#f3fafc' },
  { sky: '#e9dcf3', ground: '#9a6fc0', shape: '#43215f', line: '#fbf6ff' },
  { sky: '#dcead0', ground: '#7fae62', shape: '#27512f', line: '#f7fbf2' },
  { sky: '#f9e6b3', ground: '#e0a93a', shape: '#6b3d0c', line: '#fffaf0' },
  { sky: '#2b3352', ground: '#4b5a92', shape: '#f2b8a0', line: '#dfe5fb' },
]

/** In a box of 100 by 100, in the middle of the picture. */
export const SHAPES: Record<Scene, { filled: string; lines: string }> = {
  ball: {
    filled: 'M50 14a36 36 0 1 1 0 72a36 36 0 1 1 0-72z',
    lines: 'M14 50h72M50 14v72M25 24c16 16 16 36 0 52M75 24c-16 16-16 36 0 52',
  },
  racket: {
    filled: 'M38 12c18-6 36 12 30 32c-4 12-14 20-26 20L24 88l-8-6l18-24c-14-14-12-40 4-46z',
    lines: 'M34 22l28 30M46 14l22 24M30 40l20 22M62 18L34 54M68 34L46 62M48 12L30 34',
  },
  shirt: {
    filled: 'M32 16l-22 14l8 20l10-5v41h44V45l10 5l8-20l-22-14c-6 10-30 10-36 0z',
    lines: 'M40 56h20M44 46l6-4v28M28 78h44',
  },
  shoe: {
    filled: 'M10 42c8 4 16 2 20-8l12 4c8 14 20 20 36 22c10 2 14 8 12 16H14c-6-8-6-22-4-34z',
    lines: 'M12 68h76M42 44l-8 8M49 50l-8 8M57 55l-7 8',
  },
  plan: {
    filled: 'M22 18h56a4 4 0 0 1 4 4v60a4 4 0 0 1-4 4H22a4 4 0 0 1-4-4V22a4 4 0 0 1 4-4z',
    lines: 'M18 36h64M34 12v12M66 12v12M30 52l5 5l9-10M30 70l5 5l9-10M54 54h16M54 72h16',
  },
  track: {
    filled:
      'M58 22a8 8 0 1 1 0 .1zM40 36l18 4l12-6l4 6l-14 10l-8-2l-4 12l12 10l-4 18l-8-2l2-12l-12-8l-8 12l-16 2l-1-7l12-3l6-14l4-14l-6 2l-4 10l-7-2l4-13z',
    lines: 'M0 92h100M0 98h100',
  },
  weights: { filled: 'M8 36h8v28H8zM16 28h10v44H16zM74 28h10v44H74zM84 36h8v28h-8zM26 46h48v8H26z', lines: 'M4 80h92' },
  pool: {
    filled: 'M66 34a8 8 0 1 1 0 .1zM12 56l28-20l18 16l-8 6z',
    lines: 'M0 66q12-8 25 0t25 0t25 0t25 0M0 78q12-8 25 0t25 0t25 0t25 0M0 90q12-8 25 0t25 0t25 0t25 0',
  },
  court: {
    filled: 'M44 10h12v12H44zM48 22h4v62h-4zM36 84h28v4H36z',
    lines: 'M30 26h40M34 26l6 18h20l6-18M42 26l4 18M58 26l-4 18',
  },
  road: {
    filled: 'M26 54a17 17 0 1 0 .1 0zM74 54a17 17 0 1 0 .1 0zM60 22a6 6 0 1 1 0 .1z',
    lines: 'M26 71l16-28h22l10 28M42 43l10 28h-26M64 43l-12 28M40 38h8M62 34h8',
  },
}

/** By the last digits of the picture's id; the other digits of it move things about. */
export const seedOf = (mediaId: string): number => Number.parseInt(mediaId.slice(-8), 16)

export const coloursOf = (seed: number): Colours => PALETTES[seed % PALETTES.length] ?? (PALETTES[0] as Colours)

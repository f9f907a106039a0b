import { describe, expect, test } from 'vitest'
import { contrast, linearRgb, type Oklch } from './oklch.ts'
import tokensCss from './tokens.css?raw'

const one = String.raw`oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ [\d.]+)?\)`
const token = new RegExp(String.raw`--([\w-]+):\s*light-dark\(\s*${one},\s*${one}\s*\)`, 'g')

const colour = (lightness?: string, chroma?: string, hue?: string): Oklch => ({
  lightness: Number(lightness),
  chroma: Number(chroma),
  hue: Number(hue),
})

const tokens = new Map(
  [...tokensCss.matchAll(token)].map(([, name, ...parts]) => [
    name ?? '',
    { light: colour(...parts.slice(0, 3)), dark: colour(...parts.slice(3, 6)) },
  ]),
)

const grounds = ['surface', 'raised', 'sunken'] as const

const texts: ReadonlyArray<readonly [string, string]> = [
  ...grounds.flatMap((ground) =>
    ['ink', 'muted', 'accent-ink', 'success-ink', 'danger-ink'].map((ink) => [ink, ground] as const),
  ),
  ['on-inverse', 'inverse'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-accent-soft', 'accent-soft'],
  ['accent-ink', 'accent-soft'],
  ['on-success', 'success'],
  ['on-success-soft', 'success-soft'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['on-danger-soft', 'danger-soft'],
  ['on-notice-soft', 'notice-soft'],
  ['ink', 'accent-soft'],
]

const parts: ReadonlyArray<readonly [string, string]> = [
  ...grounds.flatMap((ground) =>
    ['control', 'accent', 'success', 'danger', 'focus'].map((part) => [part, ground] as const),
  ),
  ['art-lime', 'inverse'],
]

describe.each(['light', 'dark'] as const)('in %s', (side) => {
  const find = (name: string) => {
    const found = tokens.get(name)?.[side]
    if (!found) throw new Error(`There is no token --${name}`)
    return found
  }

  test.each(texts)('%s can be read on %s', (text, ground) => {
    expect(contrast(find(text), find(ground))).toBeGreaterThanOrEqual(4.5)
  })

  // What tokens.css takes for words where she asks for more contrast.
  test.each(grounds)('words of more contrast can be read with ease on %s', (ground) => {
    for (const ink of ['ink', 'on-accent-soft', 'on-success-soft', 'on-danger-soft']) {
      expect(contrast(find(ink), find(ground)), ink).toBeGreaterThanOrEqual(7)
    }
  })

  test.each(parts)('%s can be made out on %s', (part, ground) => {
    expect(contrast(find(part), find(ground))).toBeGreaterThanOrEqual(3)
  })

  test('every colour is one that any screen can show', () => {
    const shown = (name: string) => linearRgb(find(name)).every((channel) => channel > -0.005 && channel < 1.005)
    expect([...tokens.keys()].filter((name) => !shown(name))).toEqual([])
  })
})

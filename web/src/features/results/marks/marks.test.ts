import { describe, expect, test } from 'vitest'
import { formatChange, formatMark, formatWind, typedMark } from './format-mark.ts'
import { readMark } from './read-mark.ts'

describe('what she types is kept in the base unit', () => {
  test.each([
    ['2:05,31', 'time', 125.31],
    ['1:02:03.45', 'time', 3723.45],
    ['6,45 m', 'distance', 6.45],
    ['1.85', 'height', 1.85],
    ['82,5kg', 'weight', 82.5],
    ['645 cm', 'distance', 6.45],
    ['61:20', 'time', 3680],
    ['11.84 s', 'time', 11.84],
    ['3º', 'position', 3],
    ['2nd', 'position', 2],
    ['14 pts', 'points', 14],
  ] as const)('%s as %s', (text, measure, value) => {
    for (const language of ['en', 'es'] as const) expect(readMark(text, measure, language)).toBe(value)
  })

  test.each([
    ['5,832', 'points', 5832, 5.832],
    ['5.832', 'points', 5.832, 5832],
    ['1,234.5', 'points', 1234.5, null],
    ['1,500 m', 'distance', 1500, 1.5],
    ['42.195 km', 'distance', 42195, 42195],
    ['42,195 km', 'distance', 42195, 42195],
    ['42.195 m', 'distance', 42.195, 42195],
    ['14,566', 'score', 14.566, 14.566],
    ['12.345', 'time', 12.345, 12.345],
  ] as const)('%s as %s, as her language writes it', (text, measure, english, spanish) => {
    expect([readMark(text, measure, 'en'), readMark(text, measure, 'es')]).toEqual([english, spanish])
  })

  test.each([
    ['1.5', 'position'],
    ['6.45.1', 'distance'],
    ['-3', 'weight'],
    ['1.2345', 'score'],
    ['1:75', 'time'],
    ['fast', 'time'],
    ['', 'time'],
  ] as const)('%s is no %s', (text, measure) => {
    for (const language of ['en', 'es'] as const) expect(readMark(text, measure, language)).toBeNull()
  })
})

describe('values are written as readers of the language write them', () => {
  test.each([
    [11.84, 's', '11.84', '11,84'],
    [11, 's', '11.00', '11,00'],
    [58.342, 's', '58.342', '58,342'],
    [125.3, 's', '2:05.30', '2:05,30'],
    [9910, 's', '2:45:10', '2:45:10'],
    [3723.45, 's', '1:02:03.45', '1:02:03,45'],
    [6.45, 'm', '6.45\u00a0m', '6,45\u00a0m'],
    [1500, 'm', '1,500\u00a0m', '1500\u00a0m'],
    [42195, 'm', '42.195\u00a0km', '42,195\u00a0km'],
    [82.5, 'kg', '82.5\u00a0kg', '82,5\u00a0kg'],
    [1, 'place', '1st', '1.º'],
    [12, 'place', '12th', '12.º'],
    [22, 'place', '22nd', '22.º'],
    [2.5, 'place', '2.5', '2,5'],
    [85, 'of100', '85', '85'],
  ] as const)('%d %s', (value, unit, english, spanish) => {
    expect([formatMark(value, unit, 'en'), formatMark(value, unit, 'es')]).toEqual([english, spanish])
  })

  test('a change has its sign', () => {
    expect([formatChange(1.24, 'en'), formatChange(-0.4, 'en'), formatChange(0, 'en')]).toEqual([
      '+1.2%',
      '-0.4%',
      '0%',
    ])
  })

  test('wind has its sign and one decimal', () => {
    expect([formatWind(1.2, 'es'), formatWind(-0.4, 'en'), formatWind(0, 'en')]).toEqual(['+1,2', '-0.4', '0.0'])
  })

  test('what stands in the box is read back as the same value', () => {
    for (const [value, unit, measure] of [
      [3723.45, 's', 'time'],
      [58.342, 's', 'time'],
      [6.45, 'm', 'distance'],
      [12, 'place', 'position'],
      [5832, 'points', 'points'],
      [5.832, 'points', 'points'],
    ] as const)
      for (const language of ['en', 'es'] as const)
        expect(readMark(typedMark(value, unit, language), measure, language)).toBe(value)
  })
})

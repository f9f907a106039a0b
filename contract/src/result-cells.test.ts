import { expect, test } from 'vitest'
import { readDay, readNumber, readValue, readWind } from './result-cells.ts'

test.each([
  ['10.49', 'time', 'point', '', 10.49],
  ['1:02.45', 'time', 'point', '', 62.45],
  ['1:02,45', 'time', 'comma', '', 62.45],
  ['2:15:30', 'time', 'point', '', 8130],
  ['90:05', 'time', 'point', '', 5405],
  ['62.45 s', 'time', 'point', '', 62.45],
  ['1.5', 'time', 'point', 'min', 90],
  ['6,85', 'distance', 'comma', '', 6.85],
  ['685 cm', 'distance', 'point', '', 6.85],
  ['22 ft', 'distance', 'point', '', 6.706],
  ['42.195', 'distance', 'point', 'km', 42_195],
  ['1,234.5', 'distance', 'point', '', 1234.5],
  ['1.234,5', 'distance', 'comma', '', 1234.5],
  ['185', 'height', 'point', 'cm', 1.85],
  ['85,5 kg', 'weight', 'comma', '', 85.5],
  ['24 pts', 'points', 'point', '', 24],
  ['3', 'position', 'point', '', 3],
] as const)('%s is read as a %s', (cell, measure, decimals, unit, value) => {
  expect(readValue(cell, measure, decimals, unit)).toEqual({ value })
})

test.each([
  ['', 'time', 'required'],
  ['=1+1', 'points', 'not_a_number'],
  ['+5', 'points', 'not_a_number'],
  ['-5', 'points', 'not_a_number'],
  ['@sum', 'points', 'not_a_number'],
  ['6,85', 'distance', 'not_a_number'],
  ['1e5', 'distance', 'not_a_number'],
  ['5 constructor', 'distance', 'unknown_unit'],
  ['1:75', 'time', 'not_a_number'],
  ['1:02:75', 'time', 'not_a_number'],
  ['1:02.4567', 'time', 'too_many_decimals'],
  ['1.2345', 'score', 'too_many_decimals'],
  ['12 parsecs', 'distance', 'unknown_unit'],
  ['12 kg', 'position', 'unknown_unit'],
  ['9999999999999', 'points', 'out_of_range'],
  ['٣', 'points', 'not_a_number'],
  ['1,,000', 'points', 'not_a_number'],
] as const)('%s is refused as a %s', (cell, measure, problem) => {
  expect(readValue(cell, measure, 'point')).toEqual({ problem })
})

test('a day is read in the style that the file has', () => {
  expect(readDay('2026-05-31', 'year-first')).toEqual({ value: '2026-05-31' })
  expect(readDay('31/5/2026', 'day-first')).toEqual({ value: '2026-05-31' })
  expect(readDay('2026-05-31', 'day-first')).toEqual({ value: '2026-05-31' })
  expect(readDay('5.31.2026', 'month-first')).toEqual({ value: '2026-05-31' })
  expect(readDay('31/05/2026', 'month-first')).toEqual({ problem: 'not_a_date' })
  expect(readDay('29/02/2026', 'day-first')).toEqual({ problem: 'not_a_date' })
  expect(readDay('29/02/2024', 'day-first')).toEqual({ value: '2024-02-29' })
  expect(readDay('01/02/26', 'day-first')).toEqual({ problem: 'not_a_date' })
  expect(readDay('0000-00-00', 'year-first')).toEqual({ problem: 'not_a_date' })
  expect(readDay('=today()', 'year-first')).toEqual({ problem: 'not_a_date' })
  expect(readDay(' ', 'day-first')).toEqual({ problem: 'required' })
})

test('wind has a sign', () => {
  expect(readWind('+1.9', 'point')).toEqual({ value: 1.9 })
  expect(readWind('-0,4 m/s', 'comma')).toEqual({ value: -0.4 })
  expect(readWind('=2', 'point')).toEqual({ problem: 'not_a_number' })
  expect(readWind('99', 'point')).toEqual({ problem: 'out_of_range' })
  expect(readNumber('--1', 'point')).toEqual({ problem: 'not_a_number' })
})

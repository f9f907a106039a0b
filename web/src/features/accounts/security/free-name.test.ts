import { expect, test } from 'vitest'
import { freeName } from './free-name.ts'

test('a second one of the same kind gets a number', () => {
  expect(freeName('App', [])).toBe('App')
  expect(freeName('App', ['app', 'Key'])).toBe('App 2')
  expect(freeName('App', ['App', 'App 2'])).toBe('App 3')
})

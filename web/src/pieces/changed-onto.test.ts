import { expect, test } from 'vitest'
import { changedOnto } from './changed-onto.ts'

interface Search {
  kind?: string
  q?: string
  sports?: string[]
}

test('what she typed while a link was on its way stands on what the link led to', () => {
  const typed: Search = { q: 'ducks', sports: ['golf'] }
  expect(changedOnto<Search>({ kind: 'listing', sports: ['golf'] }, { from: { sports: ['golf'] }, typed })).toEqual({
    ...{ kind: 'listing', q: 'ducks', sports: ['golf'] },
  })
})

test('what she did not touch is as the address says, and what she took out stays out', () => {
  const from: Search = { kind: 'post', q: 'ducks', sports: ['golf'] }
  expect(changedOnto<Search>({ kind: 'listing', q: 'geese' }, { from, typed: from })).toEqual({
    ...{ kind: 'listing', q: 'geese' },
  })
  expect(changedOnto<Search>(from, { from, typed: { kind: 'post', sports: [] } })).toEqual({ kind: 'post', sports: [] })
})

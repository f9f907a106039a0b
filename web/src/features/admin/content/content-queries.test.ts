import { expect, test } from 'vitest'
import * as staffAddresses from '../../../addresses/staff.ts'
import { ofSearch, readContentSearch } from './content-queries.ts'

test('what she looks for stands in the address, and nothing that is empty or made up', () => {
  const search = { kind: 'comment', q: 'pills', by: '@dana' } as const
  const address = staffAddresses.content(ofSearch(search))
  expect(address).toBe('/admin/content?kind=comment&q=pills&by=%40dana')
  expect(readContentSearch(new URLSearchParams(address.split('?')[1]))).toEqual(search)
  expect(readContentSearch(new URLSearchParams('kind=message&q=+&by='))).toEqual({})
  expect(staffAddresses.content(ofSearch({ kind: 'post', q: '' }))).toBe('/admin/content')
})

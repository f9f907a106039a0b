import { expect, test } from 'vitest'
import { writeCsv } from '../../../lib/write-csv.ts'
import { handlesIn, readBlockList } from './read-block-list.ts'

test('what she saved is read again, whatever the names hold', () => {
  const file = writeCsv([
    ['handle', 'name'],
    ['dana-kirch', 'Kirch, "Dana"\nthe second'],
    ['ada', '=1+1'],
  ])
  expect(handlesIn(file)).toEqual({ handles: ['dana-kirch', 'ada'] })
})

test('lists that others made are read: another order, one column, an @, addresses, each person once', () => {
  expect(handlesIn('name;handle\nDana;@Dana\nAda;ada')).toEqual({ handles: ['dana', 'ada'] })
  expect(handlesIn('dana\r\n\r\nhttps://heraia.example/profile/ada\r\nDANA')).toEqual({ handles: ['dana', 'ada'] })
})

test('a quote that is never closed swallows nobody', () => {
  expect(handlesIn('handle,name\nada,"Ada\n"dana",Dana\n\nkim,Kim')).toEqual({ handles: ['ada', 'dana', 'kim'] })
  expect(handlesIn('name;handle\r\n"Ada;@ada\r\nDana;"dana"')).toEqual({ handles: ['ada', 'dana'] })
})

test.each([
  'https://heraia.example/profile/ada/',
  'http://heraia.example/profile/Ada?tab=posts#top',
  '\u200b@a\u00adda\u2800',
])('of %s the handle is left', (cell) => expect(handlesIn(cell)).toEqual({ handles: ['ada'] }))

test('what is no list is refused with its reason', async () => {
  expect(handlesIn('handle,name\n')).toEqual({ problem: 'empty' })
  expect(handlesIn('PK\u0003\u0004\u0000\u0000')).toEqual({ problem: 'not_text' })
  const many = Array.from({ length: 1001 }, (_, n) => `person-${n}`).join('\n')
  expect(handlesIn(many)).toEqual({ problem: 'too_many_lines' })
  expect(await readBlockList(new Blob(['a'.repeat(1024 * 1024 + 1)]))).toEqual({ problem: 'too_large' })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasLinkBack } from './link-back.ts'
import { tagsOf } from './tags-of-page.ts'

const tags = (html: string) => [...tagsOf(html)].map(({ name, attributes }) => [name, Object.fromEntries(attributes)])

test('start tags with their attributes, as browsers read them', () => {
  expect(tags(`<A HREF=x rel = 'me' rel="no"/>< a><a b="1>2">`)).toEqual([
    ['a', { href: 'x', rel: 'me' }],
    ['a', { b: '1>2' }],
  ])
  expect(tags('<a href="/?x=1&amp;y=2">')).toEqual([['a', { href: '/?x=1&y=2' }]])
})

test('what is broken ends the reading and is no error', () => {
  for (const html of ['<', '<a', '<a href="x', '<!-- <a>', '<script><a>', '<a <a <a', '</a', '<a =">']) {
    expect(tags(html).every(([name]) => name === 'script' || name === 'a')).toBe(true)
  }
})

test('anything at all is read', () => {
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.constantFrom('<', '>', '"', "'", '=', '/', ' ', '-', '!', 'a', '\n', 'script', 'rel'),
        maxLength: 200,
      }),
      (html) => {
        hasLinkBack(html, new URL('https://a.example'), ['https://b.example/profile/x'])
      },
    ),
  )
})

// A pattern that begins again at each letter needs minutes for these.
test.each([
  '<a ',
  '<a',
  '<script',
  '<!--',
  '<a b="',
  '<a b=" \' ',
  ' '.repeat(9),
  '<a =',
])('half a million letters of %j are read once', (piece) => {
  expect(hasLinkBack(piece.repeat(500_000 / piece.length), new URL('https://a.example'), [])).toBe(false)
})

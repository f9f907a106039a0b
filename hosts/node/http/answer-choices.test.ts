import { expect, test } from 'vitest'
import { answerChoices } from './answer-choices.ts'

/** Where a browser without scripts is sent after it chose. */
async function sentTo(back: string, headers: Record<string, string> = {}): Promise<string | null | undefined> {
  const body = new URLSearchParams({ theme: 'dark', back })
  const request = new Request('https://heraia.example/choices', { method: 'POST', body, headers })
  return (await answerChoices(request, '/choices'))?.headers.get('location')
}

test.each([
  ['/teams?sport=tennis', '/teams?sport=tennis'],
  ['/teams?lang=es&sport=tennis', '/teams?sport=tennis'],
  ['https://heraia.example/about', '/about'],
])('who chose on %s is back on %s', async (back, expected) => {
  expect(await sentTo(back)).toBe(expected)
})

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  'x:/\\evil.example',
  'x:/%2F/evil.example',
  'x://evil.example/about',
  'javascript:alert(1)',
  'https://heraia.example//evil.example',
  'https://heraia.example/\\evil.example',
  'https://',
])('nobody is led to another site by what a form says: %s', async (back) => {
  const headers: Record<string, string>[] = [{}, { origin: 'null' }, { origin: 'https://heraia.example' }]
  for (const sent of headers) expect(await sentTo(back, sent)).toBe('/')
})

test('a site behind a proxy that speaks https for it knows its own pages by the origin that the browser says', async () => {
  const body = new URLSearchParams({ back: 'https://heraia.example/about' })
  const headers = { origin: 'https://heraia.example' }
  const request = new Request('http://127.0.0.1:3000/choices', { method: 'POST', body, headers })
  expect((await answerChoices(request, '/choices'))?.headers.get('location')).toBe('/about')
})

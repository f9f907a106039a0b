import { expect, test } from 'vitest'
import { headOf } from './head.ts'

const canonicalOf = (pathname: string) =>
  headOf({
    page: 'home',
    handle: { title: { en: 'Home', es: 'Inicio' }, language: 'en', guard: 'public' },
    pathname,
    siteUrl: 'https://heraia.example',
    chosenLanguage: null,
  }).canonical

test.each([
  ['/', 'https://heraia.example/'],
  ['//', 'https://heraia.example/'],
  ['/profile/mira-lopez', 'https://heraia.example/profile/mira-lopez'],
  ['/profile/mira-lopez//', 'https://heraia.example/profile/mira-lopez'],
])('%s has one address', (pathname, canonical) => expect(canonicalOf(pathname)).toBe(canonical))

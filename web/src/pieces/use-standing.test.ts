import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Language } from '../lib/languages.ts'
import { LocaleProvider } from '../lib/locale.tsx'
import { useStanding } from './use-standing.ts'

function drawn(language: Language, ...asked: Parameters<ReturnType<typeof useStanding>>) {
  const Below = () => useStanding()(...asked)
  const here = { initial: language, children: createElement(Below) }
  return renderToStaticMarkup(createElement(LocaleProvider, here))
}

test('below her name her role and her sport stand in the language of the reader', () => {
  expect(drawn('en', { role: 'coach', sport: 'Swimming' })).toBe('Coach · Swimming')
  expect(drawn('es', { role: 'coach', sport: 'Swimming' })).toBe('Entrenadora · Natación')
  expect(drawn('es', { role: 'club', sport: null }, 'Málaga')).toBe('Club · Málaga')
  expect(drawn('es', { role: 'athlete', sport: 'Quidditch' })).toBe('Atleta · Quidditch')
})

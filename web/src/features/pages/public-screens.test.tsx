import { expect, test } from 'vitest'
import { drawn, linksIn, wordsOf } from '../../lib/drawn-for-tests.tsx'
import { HomeScreen } from './home-screen.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'

test('the home page leads to registration and to who we are, and each of its four cards to what it speaks of', async () => {
  expect(linksIn(await drawn(<HomeScreen />))).toEqual([
    ['Create your account', '/register'],
    ['About us', '/about'],
    ['Connect with athletes', '/athletes'],
    ['Secure messaging', '/messages'],
    ['Show your achievements', '/achievements'],
    ['Sports marketplace', '/marketplace'],
  ])
})

test('the figures stand there as the operator wrote them, each with what it counts', async () => {
  const figures = [
    { key: 'athletes', value: '15K+' },
    { key: 'sports', value: '50+' },
    { key: 'countries', value: '100+' },
    { key: 'opportunities', value: '5K+' },
  ] as const
  const html = await drawn(<HomeScreen />, {
    language: 'es',
    site: { figures: [...figures], testimonials: [] },
  })
  const shown = Array.from(html.matchAll(/<dt\b.*?<\/dd>/gs), ([stat]) => wordsOf(stat))
  expect(shown).toEqual(['atletas15K+', 'deportes50+', 'países100+', 'oportunidades5K+'])
})

test('what is not there says so in Spanish until she chooses, also below an address in English, and leads home, back, and to what is useful', async () => {
  const html = await drawn(<NotFoundScreen />, { language: null, at: '/learn/none' })
  expect(wordsOf(/<h1.*?<\/h1>/s.exec(html)?.[0] ?? '')).toBe('Página no encontrada')
  expect(Array.from(html.matchAll(/<button\b.*?<\/button>/gs), ([button]) => wordsOf(button))).toContain('Volver atrás')
  expect(linksIn(html)).toEqual([
    ['Volver al Inicio', '/'],
    ['Iniciar sesión', '/login'],
    ['Crear una cuenta', '/register'],
    ['Atletas', '/athletes'],
    ['Mercado deportivo', '/marketplace'],
    ['Quiénes somos', '/about'],
    ['Contacto', '/contact'],
  ])
  expect(html).toContain('lang="es"')
  expect(await drawn(<NotFoundScreen />, { language: 'en' })).toContain('Page not found')
  expect(html, 'she may look for whom she wanted to find, without scripts too').toMatch(/<form[^>]*action="\/search"/)
})

import { useNavigation } from '@heraia/ui/link'
import { expect, test, vi } from 'vitest'
import { drawn, linksIn, wordsOf } from '../lib/drawn-for-tests.tsx'
import { ScreenLanguage } from '../lib/locale.tsx'
import { Footer } from './footer.tsx'
import { Guarded } from './guarded.tsx'
import { Header } from './header.tsx'

/** Of a visitor's header, whatever else is in it. */
async function waysIn(at: string, handle = {}) {
  const html = await drawn(<Header />, { at, handle })
  return linksIn(html).filter(([words]) => words === 'Sign in' || words === 'Join')
}

test('who signs in or joins from the header comes back to where she was', async () => {
  expect(await waysIn('/marketplace?q=ball&sport=Tennis')).toEqual([
    ['Sign in', '/login?next=%2Fmarketplace%3Fq%3Dball%26sport%3DTennis'],
    ['Join', '/register?next=%2Fmarketplace%3Fq%3Dball%26sport%3DTennis'],
  ])
})

test.each([
  ['the front door', '/', {}],
  ['sign-in itself', '/login', { guard: 'anonymous' as const }],
  ['nothing', '/no-such-place', { status: 404 }],
])('from %s she goes on to the feed', async (_, at, handle) => {
  expect(await waysIn(at, handle)).toEqual([
    ['Sign in', '/login'],
    ['Join', '/register'],
  ])
})

test('where she was going stays known while she chooses between signing in and joining, and is of this site', async () => {
  const asked = { guard: 'anonymous' as const }
  expect(await waysIn('/login?next=/messages', asked)).toContainEqual(['Join', '/register?next=%2Fmessages'])
  const elsewhere = await waysIn('/login?next=https://elsewhere.example/', asked)
  expect(elsewhere.filter(([, href]) => href.includes('elsewhere'))).toEqual([])
})

const Spoken = () => useNavigation()?.useLocale().locale

test('the parts speak the language that she chose, and until she does the one of the screen they stand on', async () => {
  const screen = (
    <ScreenLanguage language="es">
      <Spoken />
    </ScreenLanguage>
  )
  expect(await drawn(screen, { language: 'en' })).toBe('en-US')
  expect(await drawn(screen, { language: null })).toBe('es-ES')
})

test('each column of the footer leads where it says', async () => {
  const columns = (await drawn(<Footer />)).match(/<nav .*?<\/nav>/gs) ?? []
  const named = columns.map((html) => [/aria-label="([^"]+)"/.exec(html)?.[1], Object.fromEntries(linksIn(html))])
  expect(Object.fromEntries(named)).toEqual({
    Platform: {
      Feed: '/feed',
      'Discover Athletes': '/athletes',
      Messaging: '/messages',
      Marketplace: '/marketplace',
    },
    Company: { 'About Us': '/about', Careers: '/careers', Press: '/press', Contact: '/contact' },
    Legal: {
      'Privacy Policy': '/privacy',
      'Terms of Service': '/terms',
      'Cookie Policy': '/cookies',
      Accessibility: '/accessibility',
    },
  })
})

test.each([
  ['es', 'Cargando...'],
  ['en', 'Loading...'],
] as const)('who waits for her account before a screen of members is told so, in %s', async (language, said) => {
  for (const guard of ['signed-in', 'admin', 'anonymous'] as const) {
    const html = await drawn(<Guarded>hers alone</Guarded>, { language, handle: { guard }, sessionExpected: true })
    expect(wordsOf(/<output.*?<\/output>/s.exec(html)?.[0] ?? ''), guard).toBe(said)
    expect(html).not.toContain('hers alone')
  }
})

test('who is led on to another screen is told to wait until that is there', async () => {
  // The router says that nobody is led anywhere while a server draws: there she is answered with the other address.
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const html = await drawn(<Guarded>hers alone</Guarded>, { language: 'en', handle: { guard: 'signed-in' } })
  warned.mockRestore()
  expect(wordsOf(html)).toBe('Loading...')
})

import { expect, test } from 'vitest'
import { rememberTexts } from './remember-texts.ts'

const DAY = 86_400
const { en, es } = rememberTexts

test('whoever is remembered reads for how long, as the operator limits it', () => {
  expect(en.hint({ inactivitySeconds: 30 * DAY, timeboxSeconds: null })).toBe(
    'Unticked, your session ends when you close the browser. Ticked, it lasts 30 days without use.',
  )
  expect(es.hint({ inactivitySeconds: 30 * DAY, timeboxSeconds: null })).toBe(
    'Sin marcar, tu sesión termina al cerrar el navegador. Marcado, dura 30 días sin usarla.',
  )
  expect(en.hint({ inactivitySeconds: 30 * DAY, timeboxSeconds: 12 * 3600 })).toContain('Ticked, it lasts 12 hours.')
  expect(en.hint({ inactivitySeconds: 1.5 * DAY, timeboxSeconds: 90 * DAY })).toContain(
    'Ticked, it lasts 36 hours without use, and 90 days at most.',
  )
  expect(es.hint({ inactivitySeconds: 600, timeboxSeconds: null })).toContain('Marcado, dura 10 minutos sin usarla.')
})

test('nothing is promised of another auth server', () => {
  expect(en.hint(null)).toContain('Ticked, it stays open.')
})

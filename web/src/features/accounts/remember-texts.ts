import type { SiteInfo } from '@heraia/contract/site'
import type { Language, PerLanguage } from '../../lib/languages.ts'
import { counted, defineTexts } from '../../lib/texts.ts'

type Limits = SiteInfo['sessionLimits']

export const rememberTexts = defineTexts({
  es: {
    remember: 'Recordarme',
    hint: (limits: Limits) => `Sin marcar, tu sesión termina al cerrar el navegador. ${ticked('es', limits)}`,
  },
  en: {
    remember: 'Remember me',
    hint: (limits: Limits) => `Unticked, your session ends when you close the browser. ${ticked('en', limits)}`,
  },
})

const TICKED = defineTexts({
  es: {
    open: 'Marcado, sigue abierta.',
    away: (away: string) => `Marcado, dura ${away} sin usarla.`,
    atMost: (atMost: string) => `Marcado, dura ${atMost}.`,
    both: (away: string, atMost: string) => `Marcado, dura ${away} sin usarla y, como mucho, ${atMost}.`,
  },
  en: {
    open: 'Ticked, it stays open.',
    away: (away: string) => `Ticked, it lasts ${away} without use.`,
    atMost: (atMost: string) => `Ticked, it lasts ${atMost}.`,
    both: (away: string, atMost: string) => `Ticked, it lasts ${away} without use, and ${atMost} at most.`,
  },
})

/** What this site's limits make of it. Of another auth server's nothing is known. */
function ticked(language: Language, limits: Limits): string {
  const texts = TICKED[language]
  if (!limits) return texts.open
  const { inactivitySeconds, timeboxSeconds } = limits
  if (timeboxSeconds === null) return texts.away(spanWords(language, inactivitySeconds))
  if (timeboxSeconds <= inactivitySeconds) return texts.atMost(spanWords(language, timeboxSeconds))
  return texts.both(spanWords(language, inactivitySeconds), spanWords(language, timeboxSeconds))
}

interface Span {
  seconds: number
  names: PerLanguage<{ one: string; other: string }>
}

const MINUTE: Span = {
  seconds: 60,
  names: { en: { one: '# minute', other: '# minutes' }, es: { one: '# minuto', other: '# minutos' } },
}
const HOUR: Span = {
  seconds: 3600,
  names: { en: { one: '# hour', other: '# hours' }, es: { one: '# hora', other: '# horas' } },
}
const DAY: Span = {
  seconds: 86_400,
  names: { en: { one: '# day', other: '# days' }, es: { one: '# día', other: '# días' } },
}

/** 30 days, 36 hours, 90 minutes: never more than it is. */
function spanWords(language: Language, seconds: number): string {
  const span = [DAY, HOUR].find((one) => seconds >= 2 * one.seconds) ?? MINUTE
  return counted(language, Math.floor(seconds / span.seconds), span.names[language])
}

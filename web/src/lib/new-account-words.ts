import type { NewAccountAct, NewAccountLimit } from '@heraia/contract/new-accounts'
import type { ApiFailure } from './failure.ts'
import { type Language, LOCALES } from './languages.ts'
import { counted, defineTexts } from './texts.ts'

const texts = defineTexts({
  en: {
    conversations: (most: number) =>
      `New accounts may write first to ${counted('en', most, { one: '# person', other: '# people' })} a day who do not follow them, or invite them to a team.`,
    follows: (most: number) =>
      `New accounts may follow ${counted('en', most, { one: '# person or team', other: '# people and teams' })} a day.`,
    mentions: (most: number) =>
      `New accounts may mention ${counted('en', most, { one: '# person', other: '# people' })} in one text.`,
    links: (most: number) =>
      `New accounts may publish ${counted('en', most, { one: '# text', other: '# texts' })} a day with links to other sites.`,
    listings: (most: number) =>
      `New accounts may put ${counted('en', most, { one: '# listing', other: '# listings' })} a day on sale.`,
    applications: (most: number) =>
      `New accounts may send ${counted('en', most, { one: '# application or request', other: '# applications and requests' })} a day to teams.`,
    again: (at: string) => `You can do so again from ${at}.`,
    ends: (day: string) => `This limit ends on ${day}.`,
    endsConfirmed: 'This limit ends once your address is confirmed.',
    endsBoth: (day: string) => `This limit ends on ${day}, once your address is confirmed, too.`,
  },
  es: {
    conversations: (most: number) =>
      `Las cuentas nuevas pueden escribir primero, o invitar a un equipo, a ${counted('es', most, { one: '# persona', other: '# personas' })} al día de entre quienes no las siguen.`,
    follows: (most: number) =>
      `Las cuentas nuevas pueden seguir a ${counted('es', most, { one: '# persona o equipo', other: '# personas y equipos' })} al día.`,
    mentions: (most: number) =>
      `Las cuentas nuevas pueden mencionar a ${counted('es', most, { one: '# persona', other: '# personas' })} en un mismo texto.`,
    links: (most: number) =>
      `Las cuentas nuevas pueden publicar ${counted('es', most, { one: '# texto', other: '# textos' })} al día con enlaces a otros sitios.`,
    listings: (most: number) =>
      `Las cuentas nuevas pueden poner a la venta ${counted('es', most, { one: '# anuncio', other: '# anuncios' })} al día.`,
    applications: (most: number) =>
      `Las cuentas nuevas pueden enviar ${counted('es', most, { one: '# candidatura o solicitud', other: '# candidaturas y solicitudes' })} al día a equipos.`,
    again: (at: string) => `Podrás volver a hacerlo a partir del ${at}.`,
    ends: (day: string) => `Este límite termina el ${day}.`,
    endsConfirmed: 'Este límite termina cuando tu dirección esté confirmada.',
    endsBoth: (day: string) => `Este límite termina el ${day}, si tu dirección también está confirmada.`,
  },
})

/** When an account is new no more, as a sentence. */
export function whenItEnds(language: Language, { until, unconfirmed }: Pick<NewAccountLimit, 'until' | 'unconfirmed'>) {
  const words = texts[language]
  const day = until && new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long' }).format(new Date(until))
  if (day === null) return words.endsConfirmed
  return unconfirmed ? words.endsBoth(day) : words.ends(day)
}

/** What a refusal of new accounts says: how many, when again, and until when they are new. */
export function limitWords(language: Language, limit: NewAccountLimit): string {
  const words = texts[language]
  const most = words[limit.act satisfies NewAccountAct](limit.most)
  const again = limit.again && words.again(momentOf(language, limit.again))
  return [most, again, whenItEnds(language, limit)].filter(Boolean).join(' ')
}

/** Goes along with the refusal, whatever shows it. */
export function sayLimit(refusal: Pick<ApiFailure, 'newAccount' | 'says'>): void {
  const limit = refusal.newAccount
  if (limit) refusal.says = { en: limitWords('en', limit), es: limitWords('es', limit) }
}

const momentOf = (language: Language, at: string) =>
  new Intl.DateTimeFormat(LOCALES[language], {
    ...{ day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' },
  }).format(new Date(at))

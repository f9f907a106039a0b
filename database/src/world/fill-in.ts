import type { Chance } from './chance.ts'
import { drill } from './drills.ts'
import { goodResult } from './results.ts'
import { sportTag, sportWords } from './sport-words.ts'

/** Who speaks, as far as her sentences care. */
export interface Speaker {
  city: string
  club: string
  sport: string
  language: 'en' | 'es'
  /** Somebody she trains with, by first name. */
  mate: string
  /** Another city. */
  rival: string
}

const days = {
  en: ['Saturday', 'Sunday', 'Friday', 'Wednesday'],
  es: ['sábado', 'domingo', 'viernes', 'miércoles'],
}
const months = {
  en: ['January', 'February', 'March', 'April', 'May', 'September', 'October', 'November'],
  es: ['enero', 'febrero', 'marzo', 'abril', 'mayo', 'septiembre', 'octubre', 'noviembre'],
}

/** Puts words into the slots of a text. An unknown slot is a slip of the pen in texts/, so it throws. */
/** Texts that only a team says start with this. */
export const forTeams = '[team] '

export function fillIn(chance: Chance, text: string, speaker: Speaker): string {
  const { language, sport } = speaker
  const about = sportWords(sport)
  const spoken = language === 'es' ? about.es : sport.toLowerCase()
  const slots: Record<string, () => string> = {
    sport: () => spoken,
    Sport: () => spoken.charAt(0).toUpperCase() + spoken.slice(1),
    venue: () => (language === 'es' ? about.venueEs : about.venue),
    position: () => (about.positions.length > 0 ? chance.pick(about.positions) : sport),
    city: () => speaker.city,
    rival: () => speaker.rival,
    club: () => speaker.club,
    name: () => speaker.mate,
    n: () => String(chance.int(3, 9)),
    N: () => String(chance.int(14, 38)),
    year: () => String(chance.int(2009, 2022)),
    day: () => chance.pick(days[language]),
    month: () => chance.pick(months[language]),
    tag: () => sportTag(sport),
    drill: () => drill(chance, about.family, language),
    win: () => goodResult(chance, sport, about.family, speaker.rival, language),
  }
  return inSentence(
    text.replace(forTeams, '').replaceAll(/\{(\w+)\}/g, (_, slot: string) => {
      const word = slots[slot]
      if (!word) throw new Error(`There is no word for {${slot}} in: ${text}`)
      return word()
    }),
  )
}

/** Slots are written as they stand inside a sentence; where one opens it, it gets its capital. */
const inSentence = (text: string): string =>
  text
    .replaceAll(/\b(de|a) el\b/g, (_, word: string) => `${word}l`)
    .replaceAll(/(^|[.!?] |[¡¿])(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())

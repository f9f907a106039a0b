import { defineTexts } from '../../lib/texts.ts'

export const mentionTexts = defineTexts({
  en: {
    people: 'People to mention',
    found: (count: number) =>
      `${count === 1 ? '1 person' : `${count} people`} to mention. Arrow keys choose, Enter takes, Escape closes.`,
  },
  es: {
    people: 'Personas que mencionar',
    found: (count: number) =>
      `${count === 1 ? '1 persona' : `${count} personas`} que mencionar. Las flechas eligen, Intro acepta, Escape cierra.`,
  },
})

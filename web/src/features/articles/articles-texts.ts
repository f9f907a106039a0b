import { defineTexts } from '../../lib/texts.ts'

/** Of what stands at an article; the list of hers has its own: saved-articles-texts.ts. */
export const articlesTexts = defineTexts({
  en: {
    save: 'Save for later',
    saved: 'Saved',
    unsave: 'Remove from saved',
    savedNow: 'Saved. You find it under Your articles.',
    read: (percent: number) => (percent === 100 ? 'Read' : `${percent}% read`),
    goOn: (percent: number) => `Go on where you stopped (${percent}%)`,
  },
  es: {
    save: 'Guardar para después',
    saved: 'Guardado',
    unsave: 'Quitar de guardados',
    savedNow: 'Guardado. Lo encuentras en Tus artículos.',
    read: (percent: number) => (percent === 100 ? 'Leído' : `${percent} % leído`),
    goOn: (percent: number) => `Seguir donde lo dejaste (${percent} %)`,
  },
})

import { counted, defineTexts } from '../../lib/texts.ts'

/** Pictures that wait until she says that she wants to see them. */
export const coveredTexts = defineTexts({
  en: {
    pictures: (count: number) => counted('en', count, { one: 'A covered picture', other: '# covered pictures' }),
    videos: (count: number) => counted('en', count, { one: 'A covered video', other: '# covered videos' }),
    both: (count: number) => counted('en', count, { one: 'A covered file', other: '# covered pictures and videos' }),
    hint: (name: string) => `Nothing was loaded yet. ${name} is not told what you choose.`,
    show: (name: string) => `Show pictures from ${name}`,
    cover: (name: string) => `Cover pictures from ${name}`,
    shown: (name: string) => `You see the pictures that ${name} sends.`,
    coveredNow: (name: string) => `Pictures from ${name} are covered. She is not told.`,
  },
  es: {
    pictures: (count: number) => counted('es', count, { one: 'Una foto tapada', other: '# fotos tapadas' }),
    videos: (count: number) => counted('es', count, { one: 'Un vídeo tapado', other: '# vídeos tapados' }),
    both: (count: number) => counted('es', count, { one: 'Un archivo tapado', other: '# fotos y vídeos tapados' }),
    hint: (name: string) => `Aún no se ha cargado nada. A ${name} no se le dice lo que elijas.`,
    show: (name: string) => `Mostrar las fotos de ${name}`,
    cover: (name: string) => `Tapar las fotos de ${name}`,
    shown: (name: string) => `Ves las fotos que te envíe ${name}.`,
    coveredNow: (name: string) => `Las fotos de ${name} están tapadas. No se le dice.`,
  },
})

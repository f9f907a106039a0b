import type { Insertable } from 'kysely'
import type { SitePeopleTable } from '../tables/site-people.ts'
import type { Chance } from './chance.ts'
import { daysBefore, idAt, type Makings } from './makings.ts'
import type { MadePerson } from './person.ts'

const said = [
  {
    name: 'Marta Ibarra',
    title_en: 'Product and engineering',
    title_es: 'Producto e ingeniería',
    words_en: 'Rowed for ten years. Tries everything on the oldest phone of the house first.',
    words_es: 'Remó diez años. Lo prueba todo primero en el móvil más viejo de la casa.',
  },
  {
    name: 'Inés Quiroga',
    title_en: 'Sport and learning',
    title_es: 'Deporte y aprendizaje',
    words_en: 'Coaches basketball, and asks every article where it knows that from.',
    words_es: 'Entrena baloncesto y pregunta a cada artículo de dónde lo sabe.',
  },
  {
    name: 'Adaeze Okafor',
    title_en: 'Community and safety',
    title_es: 'Comunidad y seguridad',
    words_en: 'Referee on Sundays. Answers whoever reports something, every time.',
    words_es: 'Árbitra los domingos. Responde siempre a quien denuncia algo.',
  },
] as const

/** Made up, and marked as such wherever they are shown. Who of them is in the world, too, is linked. */
export const makeSitePeople = (
  makings: Makings,
  chance: Chance,
  people: readonly MadePerson[],
): Insertable<SitePeopleTable>[] =>
  said.map((one, index) => {
    const at = daysBefore(makings.now, 80 - index)
    const profile = people.find((person) => person.profile.name === one.name)?.profile
    return {
      ...{ id: idAt(makings, chance, at), position: index + 1, ...one, person_id: profile?.id ?? null },
      ...{ picture: null, picture_id: null, sample: true, consented_at: at, created_at: at },
    }
  })

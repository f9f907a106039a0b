import type { Insertable } from 'kysely'
import type { TestimonialsTable } from '../tables/testimonials.ts'
import type { Chance } from './chance.ts'
import { daysBefore, idAt, type Makings } from './makings.ts'

const said = [
  {
    name: 'María González',
    title: 'Olympic swimmer',
    quote:
      'I found my training partner here, then my physio, then a room for the championships. I only came to post a photo.',
  },
  {
    name: 'Ana Rodríguez',
    title: 'Football coach',
    quote: 'My players write to women who have already been where they want to go, and those women answer.',
  },
  {
    name: 'Sofía Sørensen',
    title: 'Professional tennis player',
    quote: 'For once a place where the results of women are the first thing on the page, not the last.',
  },
] as const

/** Made up, and marked as such wherever they are shown. */
export const makeTestimonials = (makings: Makings, chance: Chance): Insertable<TestimonialsTable>[] =>
  said.map((one, index) => {
    const at = daysBefore(makings.now, 90 - index)
    return { id: idAt(makings, chance, at), ...one, sample: true, consented_at: at, created_at: at }
  })

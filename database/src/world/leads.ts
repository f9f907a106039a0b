import type { ProfilesTable } from '../tables/profiles.ts'
import { madrid, type Place, places } from './places.ts'

/** Those of the world whom a visitor can be: four accounts with one password; and the voices she meets first. */
export interface Lead {
  key: 'demo' | 'admin' | 'coach' | 'club' | 'press'
  name: string
  handle: string
  /** null: nobody signs in as her. */
  email: string | null
  role: ProfilesTable['role']
  sport: string | null
  position: string | null
  place: Place
  bio: string
  pull: number
}

const cityOf = (city: string): Place => places.find((place) => place.city === city) ?? madrid

export const DEMO_EMAILS = {
  demo: 'demo@heraia.example',
  admin: 'admin@heraia.example',
  coach: 'coach@heraia.example',
  club: 'club@heraia.example',
} as const

export const leads: readonly Lead[] = [
  {
    key: 'demo',
    name: 'Lucía Ferrándiz',
    handle: 'lucia-ferrandiz',
    email: DEMO_EMAILS.demo,
    role: 'athlete',
    sport: 'Basketball',
    position: 'Point guard',
    place: madrid,
    bio: 'Point guard with Atlético Retiro. I learnt to dribble in a corridor, much to the neighbours’ joy. Third season after an ACL operation, studying nutrition, collecting away-game postcards.',
    pull: 0,
  },
  {
    key: 'coach',
    name: 'Inés Quiroga',
    handle: 'ines-quiroga',
    email: DEMO_EMAILS.coach,
    role: 'coach',
    sport: 'Basketball',
    position: null,
    place: madrid,
    bio: 'Entrenadora de baloncesto. Primero jugando y ahora con silbato: entreno a personas, después tácticas. Mis equipos aprenden a perder bien y a ganar sin ruido.',
    pull: 6,
  },
  {
    key: 'club',
    name: 'Atlético Retiro',
    handle: 'atletico-retiro',
    email: DEMO_EMAILS.club,
    role: 'club',
    sport: 'Basketball',
    position: null,
    place: madrid,
    bio: 'Baloncesto femenino desde 1987. Tres equipos sénior, cantera y puertas abiertas los martes a las 19:00. Women’s basketball in Madrid; everybody is welcome.',
    pull: 9,
  },
  {
    key: 'press',
    name: 'Noor Whitaker',
    handle: 'noor-whitaker',
    email: null,
    role: 'journalist',
    sport: null,
    position: null,
    place: cityOf('London'),
    bio: 'I write about the months when nobody watches. Freelance, London. Your quotes are yours: you read them before they go out.',
    pull: 7,
  },
  {
    key: 'admin',
    name: 'Heraia Team',
    handle: 'heraia-team',
    email: DEMO_EMAILS.admin,
    role: 'admin',
    sport: null,
    position: null,
    place: madrid,
    bio: 'We look after this place. Write to us when something is wrong, or when something is beautiful.',
    pull: 4,
  },
]

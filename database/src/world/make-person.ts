import type { Chance } from './chance.ts'
import type { Speaker } from './fill-in.ts'
import type { Lead } from './leads.ts'
import { daysBefore, idAt, type Makings } from './makings.ts'
import type { MadePerson, ProfileRow } from './person.ts'
import { locationOf, type Place } from './places.ts'

export interface PersonDraft {
  name: string
  handle: string
  email: string
  role: ProfileRow['role']
  sport: string | null
  position: string | null
  bio: string | null
  place: Place
  speaker: Speaker
  joinedDaysAgo: number
  verified: boolean
  pull: number
  signsIn: boolean
  more?: Partial<ProfileRow>
}

const NO_LINKS = JSON.stringify({
  instagram: null,
  twitter: null,
  facebook: null,
  tiktok: null,
  youtube: null,
  website: null,
})

/** The rows of one person, as registration and the profile editor would have written them. */
export function makePerson(makings: Makings, chance: Chance, draft: PersonDraft): MadePerson {
  const joined = daysBefore(makings.now, draft.joinedDaysAgo)
  const id = idAt(makings, chance, joined)
  const location = locationOf(draft.place)
  const times = { created_at: joined, updated_at: joined }
  return {
    profile: {
      id,
      handle: draft.handle,
      email: draft.email,
      name: draft.name,
      role: draft.role,
      sport: draft.sport,
      bio: draft.bio,
      location,
      nationality: draft.place.nationality,
      position: draft.position,
      languages: draft.place.language === 'es' ? ['Español', 'English'] : ['English'],
      // A visitor who comes as her has chosen none: each screen speaks the one that was written for it.
      language: draft.signsIn ? null : draft.place.language,
      social_links: NO_LINKS,
      notification_settings: '{}',
      terms_version: '2024-03-15',
      terms_accepted_at: joined,
      verified_at: draft.verified ? daysBefore(makings.now, draft.joinedDaysAgo * 0.8) : null,
      verified_by: draft.verified ? 'Heraia' : null,
      followers_count: 0,
      following_count: 0,
      posts_count: 0,
      ...makings.searchColumns({ ...draft, location }),
      ...times,
      ...draft.more,
    },
    user: {
      id,
      email: draft.email,
      encrypted_password: draft.signsIn ? makings.passwordHash : null,
      email_confirmed_at: joined,
      last_sign_in_at: daysBefore(makings.now, draft.joinedDaysAgo * 0.3),
      app_metadata: JSON.stringify({ provider: 'email', providers: ['email'] }),
      user_metadata: JSON.stringify({ email_verified: true }),
      ...times,
    },
    identity: draft.signsIn ? emailIdentity(makings, chance, id, draft.email, joined) : null,
    speaker: draft.speaker,
    pull: draft.pull,
  }
}

const emailIdentity = (makings: Makings, chance: Chance, userId: string, email: string, at: Date) => ({
  id: idAt(makings, chance, at),
  user_id: userId,
  provider: 'email',
  provider_id: userId,
  identity_data: JSON.stringify({ sub: userId, email, email_verified: true, phone_verified: false }),
  created_at: at,
  updated_at: at,
})

export const makeLead = (makings: Makings, chance: Chance, lead: Lead, handle: string): MadePerson =>
  makePerson(makings, chance, {
    ...lead,
    handle,
    email: lead.email ?? `${lead.handle}@people.heraia.example`,
    speaker: {
      city: lead.place.city,
      club: 'Atlético Retiro',
      sport: lead.sport ?? 'Basketball',
      language: lead.place.language,
      mate: 'Nerea',
      rival: 'Zaragoza',
    },
    joinedDaysAgo: 700 - chance.int(0, 90),
    verified: lead.role !== 'athlete',
    signsIn: lead.email !== null,
    more: lead.key === 'demo' ? demoDetails : {},
  })

const demoDetails: Partial<ProfileRow> = {
  club: 'Atlético Retiro',
  coach: 'Inés Quiroga',
  experience: '14 years, three of them in the second division',
  specialties: ['Pick and roll', 'Full-court press', 'Free throws'],
  languages: ['Español', 'English', 'Català'],
  availability: 'Open to summer leagues and clinics',
  date_of_birth: '1999-05-14',
  height_cm: 174,
  weight_kg: 66,
}

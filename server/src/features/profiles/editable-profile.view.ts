import type { SocialLinks } from '@heraia/contract/links'
import type { EditableProfile, PersonalInformation } from '@heraia/contract/profiles'
import { showLinks } from './social-links.view.ts'

export const editableColumns = [
  'version',
  'email',
  'name',
  'handle',
  'bio',
  'location',
  'nationality',
  'date_of_birth',
  'height_cm',
  'weight_kg',
  'phone',
  'sport',
  'position',
  'experience',
  'club',
  'coach',
  'specialties',
  'languages',
  'availability',
  'social_links',
] as const

export interface EditableRow extends Omit<PersonalInformation, 'dateOfBirth' | 'height' | 'weight' | 'links'> {
  version: number
  email: string
  date_of_birth: string | null
  height_cm: number | null
  weight_kg: number | null
  social_links: Partial<SocialLinks>
}

/** Only ever to herself: date of birth, height, weight and phone are private. */
export const showEditable = (row: EditableRow): EditableProfile => ({
  version: row.version,
  email: row.email,
  information: {
    name: row.name,
    handle: row.handle,
    bio: row.bio,
    location: row.location,
    nationality: row.nationality,
    dateOfBirth: row.date_of_birth,
    height: row.height_cm,
    weight: row.weight_kg,
    phone: row.phone,
    sport: row.sport,
    position: row.position,
    experience: row.experience,
    club: row.club,
    coach: row.coach,
    specialties: row.specialties,
    languages: row.languages,
    availability: row.availability,
    links: showLinks(row.social_links),
  },
})

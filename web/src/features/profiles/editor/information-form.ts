import type { SocialLinks } from '@heraia/contract/links'
import type { PersonalInformation } from '@heraia/contract/profiles'
import { withScheme } from '@heraia/contract/with-scheme'
import { BIO_MAX, LENGTHS, WORD_MAX, WORDS_MAX } from './information-limits.ts'

export const NETWORKS = [
  'instagram',
  'twitter',
  'facebook',
  'tiktok',
  'youtube',
  'website',
] as const satisfies readonly (keyof SocialLinks)[]
export type Network = (typeof NETWORKS)[number]

const LINES = [
  'name',
  'handle',
  'bio',
  'location',
  'nationality',
  'dateOfBirth',
  'height',
  'weight',
  'phone',
  'sport',
  'position',
  'experience',
  'club',
  'coach',
  'availability',
] as const satisfies readonly (keyof PersonalInformation)[]
export type Line = (typeof LINES)[number]

const WORD_LISTS = ['specialties', 'languages'] as const satisfies readonly (keyof PersonalInformation)[]
type WordList = (typeof WORD_LISTS)[number]

/** What stands in the boxes of the editor: text as she typed it. */
export interface InformationForm extends Record<Line, string>, Record<WordList, string[]> {
  links: Record<Network, string>
}

export function toForm(information: PersonalInformation): InformationForm {
  const lines = LINES.map((line) => [line, String(information[line] ?? '')])
  const links = NETWORKS.map((network) => [network, information.links[network] ?? ''])
  return {
    ...(Object.fromEntries(lines) as Record<Line, string>),
    specialties: information.specialties,
    languages: information.languages,
    links: Object.fromEntries(links) as Record<Network, string>,
  }
}

/** Empty boxes become null. Numbers that are none become NaN, which `wrongNumbers` has told her of. */
export function toInformation(form: InformationForm): PersonalInformation {
  const links = NETWORKS.map((network) => [network, withScheme(form.links[network]) || null])
  return {
    name: form.name.trim(),
    handle: form.handle.trim().toLowerCase(),
    bio: orNull(form.bio),
    location: orNull(form.location),
    nationality: orNull(form.nationality),
    dateOfBirth: orNull(form.dateOfBirth),
    height: toNumber(form.height),
    weight: toNumber(form.weight),
    phone: orNull(form.phone),
    sport: orNull(form.sport),
    position: orNull(form.position),
    experience: orNull(form.experience),
    club: orNull(form.club),
    coach: orNull(form.coach),
    availability: orNull(form.availability),
    specialties: form.specialties,
    languages: form.languages,
    links: Object.fromEntries(links) as SocialLinks,
  }
}

/** What JSON cannot carry to the server, so it cannot say what is wrong with it. */
export const wrongNumbers = (form: InformationForm): ('height' | 'weight')[] =>
  (['height', 'weight'] as const).filter((name) => Number.isNaN(toNumber(form[name])))

const MAXIMA = Object.entries({ ...LENGTHS, bio: BIO_MAX }) as [keyof typeof LENGTHS | 'bio', number][]

/** What is more than is kept of a field: nothing that she writes or pastes is cut, so she is told and shortens it herself. */
export function tooMuch(form: InformationForm): Partial<Record<Line | WordList, 'too_long' | 'too_many'>> {
  const lines = MAXIMA.filter(([name, max]) => form[name].trim().length > max).map(([name]) => [name, 'too_long'])
  const lists = WORD_LISTS.flatMap((name) => {
    if (form[name].length > WORDS_MAX) return [[name, 'too_many']]
    return form[name].some((word) => word.length > WORD_MAX) ? [[name, 'too_long']] : []
  })
  return Object.fromEntries([...lines, ...lists])
}

/** Of which it tells; the rest the server does. */
export const isMeasured = (name: string): boolean =>
  [...MAXIMA.map(([line]) => line), ...WORD_LISTS].some((one) => one === name)

/** Words in a row that she typed or pasted, after those that are there; each once. */
export const withWords = (words: readonly string[], more: readonly string[]): string[] => [
  ...new Set([...words, ...more.map((word) => word.trim()).filter(Boolean)]),
]

/** Fields that two versions of the form disagree on, in the order of the form. */
export function differences(one: InformationForm, other: InformationForm): (Line | WordList | 'links')[] {
  const names = [...LINES, ...WORD_LISTS, 'links'] as const
  return names.filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]))
}

/** What she wrote after `sent` had gone, over what is saved of it; null: nothing. */
export function writtenSince(
  sent: InformationForm,
  now: InformationForm,
  saved: PersonalInformation,
): InformationForm | null {
  const written = differences(sent, now).map((name) => [name, now[name]])
  return written.length > 0 ? { ...toForm(saved), ...Object.fromEntries(written) } : null
}

const orNull = (text: string): string | null => text.trim() || null

/** With a comma or a point, as she writes decimals. */
function toNumber(text: string): number | null {
  const value = text.trim().replace(',', '.')
  return value === '' ? null : Number(value)
}

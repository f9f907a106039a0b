import type { LinkNetwork, SocialLinks } from '@heraia/contract/links'
import { PRODUCT_NAME } from '@heraia/contract/product'
import type { Profile } from '@heraia/contract/profiles'
import type { StoredPicture } from '@heraia/database/json'
import type { Pass } from '../../files/picture.view.ts'
import type { ViewerId } from '../../visibility/people.ts'
import { type ChipAsJson, showChipAsJson } from './chip-as-json.ts'
import { type ChipRow, showChip, showOwnPicture } from './person.view.ts'
import { type RelationRow, showRelation } from './relation.view.ts'
import { showLinks } from './social-links.view.ts'

export interface ProfileRow extends ChipRow, RelationRow {
  open: boolean
  contact_shown: boolean
  stats_shown: boolean
  lists_shown: boolean
  cover: StoredPicture | null
  location: string | null
  joined_at: Date
  followers_count: number
  following_count: number
  /** Those hidden from the viewer; null for none. */
  hidden_follows: { followers: number; following: number } | null
  posts_count: number
  matches_count: number
  achievements_count: number
  verified_by: string | null
  bio: string | null
  position: string | null
  club: string | null
  coach: string | null
  experience: string | null
  nationality: string | null
  specialties: string[]
  languages: string[]
  availability: string | null
  social_links: Partial<SocialLinks>
  linked: Partial<Record<'club' | 'coach', { person: ChipAsJson; since: string }>> | null
  /** Times as PostgreSQL writes them in JSON. */
  proven_links: Partial<Record<LinkNetwork, string>> | null
  email: string
  phone: string | null
  /** null: she or the viewer does not show it. */
  online: boolean | null
}

/** The whole profile where it is open to the viewer, its header where it is not. */
export const showProfile = (row: ProfileRow, viewer: ViewerId, pass: Pass): Profile => ({
  ...showChip(row, pass),
  cover: showOwnPicture(row.cover, row.chip_minor, pass),
  // Where a minor lives is for those whom she let follow.
  location: row.open || !row.is_minor ? row.location : null,
  joinedAt: row.joined_at.toISOString(),
  followers: row.followers_count - (row.hidden_follows?.followers ?? 0),
  following: row.following_count - (row.hidden_follows?.following ?? 0),
  posts: row.open ? row.posts_count : 0,
  listsShown: row.lists_shown,
  matches: row.chip_role === 'athlete' && row.stats_shown ? row.matches_count : 0,
  achievements: row.stats_shown ? row.achievements_count : 0,
  verification: row.chip_verified_at && {
    by: row.verified_by ?? PRODUCT_NAME,
    at: row.chip_verified_at.toISOString(),
  },
  bio: row.open ? row.bio : null,
  about: row.open ? showAbout(row, pass) : null,
  online: row.open ? row.online : null,
  relation: showRelation(row, viewer),
})

const showAbout = (row: ProfileRow, pass: Pass): Profile['about'] => ({
  position: row.position,
  club: row.club,
  coach: row.coach,
  experience: row.experience,
  nationality: row.nationality,
  specialties: row.specialties,
  languages: row.languages,
  availability: row.availability,
  links: showLinks(row.social_links),
  provenLinks: Object.fromEntries(
    Object.entries(row.proven_links ?? {}).map(([network, at]) => [network, new Date(at).toISOString()]),
  ),
  linkedClub: showLinked(row.linked?.club, pass),
  linkedCoach: showLinked(row.linked?.coach, pass),
  email: row.contact_shown ? row.email || null : null,
  phone: row.contact_shown ? row.phone : null,
})

function showLinked(linked: { person: ChipAsJson; since: string } | undefined, pass: Pass) {
  const person = linked ? showChipAsJson(linked.person, pass) : null
  return linked && person ? { person, since: new Date(linked.since).toISOString() } : null
}

import type { Chance } from './chance.ts'
import { fillIn, type Speaker } from './fill-in.ts'
import { leads } from './leads.ts'
import { makeLead, makePerson } from './make-person.ts'
import type { Makings } from './makings.ts'
import { inOwnScript, makeName } from './names.ts'
import type { MadePerson, ProfileRow } from './person.ts'
import { type Place, places, rivals } from './places.ts'
import { sportWords } from './sport-words.ts'
import { biosEn } from './texts/bios-en.ts'
import { biosEs } from './texts/bios-es.ts'
import type { Voice } from './texts/mood.ts'

/** With the leads, 240 people. */
const OTHERS = 235

const roleOfEvery: readonly [Voice, number][] = [
  ['athlete', 0.58],
  ['coach', 0.13],
  ['club', 0.09],
  ['federation', 0.04],
  ['journalist', 0.06],
  ['fan', 0.1],
]

/** The leads first, the demo athlete at their head. */
export function makePeople(makings: Makings, chance: Chance): MadePerson[] {
  const taken = new Set(makings.takenHandles)
  const bios = new Set<string>()
  const first = leads.map((lead) => makeLead(makings, chance, lead, freeHandle(lead.handle, taken)))
  const others = Array.from({ length: OTHERS }, (_, index) => makeOther(makings, chance, index, taken, bios))
  return [...first, ...others]
}

function makeOther(makings: Makings, chance: Chance, index: number, taken: Set<string>, bios: Set<string>): MadePerson {
  const role = roleAt(chance.next())
  const place = chance.pick(places)
  const sport = index < makings.sports.length ? (makings.sports[index] ?? 'Running') : favouriteSport(makings, chance)
  const speaker = speakerFrom(chance, place, sport)
  const { name, handle } = nameFor(makings, chance, role, place, speaker)
  return makePerson(makings, chance, {
    ...{ name, role, place, speaker },
    handle: freeHandle(handle, taken),
    email: `${handle}.${index}@people.heraia.example`,
    sport: role === 'fan' || role === 'journalist' ? (chance.is(0.5) ? sport : null) : sport,
    position: role === 'athlete' ? positionOf(chance, sport) : null,
    bio: chance.is(0.97) ? newBio(chance, role, speaker, bios) : null,
    joinedDaysAgo: chance.int(2, 720),
    verified: chance.is(role === 'federation' ? 1 : role === 'club' ? 0.6 : 0.15),
    pull: role === 'club' || role === 'federation' ? 3 : chance.is(0.08) ? 5 : 1,
    signsIn: false,
    more: privacy(chance),
  })
}

function roleAt(point: number): Voice {
  let upTo = 0
  for (const [role, share] of roleOfEvery) {
    upTo += share
    if (point < upTo) return role
  }
  return 'fan'
}

/** Half of the people are in the sports that most play. */
const favouriteSport = (makings: Makings, chance: Chance): string =>
  chance.pick(
    chance.is(0.5)
      ? makings.sports.filter((sport) => ['Basketball', 'Football', 'Volleyball', 'Tennis', 'Running'].includes(sport))
      : makings.sports,
  )

const speakerFrom = (chance: Chance, place: Place, sport: string): Speaker => ({
  city: place.city,
  club: clubName(chance, place),
  sport,
  language: place.language,
  mate: makeName(chance, place.naming).split(' ')[0] ?? 'Maya',
  rival: chance.pick(rivals[place.naming].filter((city) => city !== place.city)),
})

const clubName = (chance: Chance, { city, language }: Place): string =>
  chance.pick(
    language === 'es'
      ? [`Atlético ${city}`, `Club ${city}`, `Las Panteras de ${city}`, `${city} Femenino`, `Deportivo ${city}`]
      : [`${city} United`, `${city} Harriers`, `${city} Athletic`, `${city} Comets`, `${city} Lionesses`],
  )

function nameFor(makings: Makings, chance: Chance, role: Voice, place: Place, speaker: Speaker) {
  if (role === 'club')
    return named(makings, `${speaker.club} ${sportWords(speaker.sport).family === 'team' ? '' : speaker.sport}`)
  if (role === 'federation') {
    const spoken = sportWords(speaker.sport).es
    return named(
      makings,
      place.language === 'es' ? `Federación de ${spoken}, ${place.country}` : `${place.country} ${speaker.sport}`,
    )
  }
  const own = inOwnScript[place.naming]
  if (own && chance.is(0.3)) {
    const [name, handle] = chance.pick(own)
    return { name, handle }
  }
  return named(makings, makeName(chance, place.naming))
}

const named = (makings: Makings, name: string) => ({ name: name.trim(), handle: handleFrom(makings, name) })

const handleFrom = (makings: Makings, name: string): string =>
  makings
    .fold(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 36)

function freeHandle(handle: string, taken: Set<string>): string {
  let free = handle
  for (let count = 2; taken.has(free); count += 1) free = `${handle}-${count}`
  taken.add(free)
  return free
}

const positionOf = (chance: Chance, sport: string): string | null => {
  const { positions } = sportWords(sport)
  return positions.length > 0 ? chance.pick(positions) : null
}

/** Nobody has the bio of another. */
function newBio(chance: Chance, role: Voice, speaker: Speaker, used: Set<string>): string | null {
  const texts = (speaker.language === 'es' ? biosEs : biosEn)[role]
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const bio = fillIn(chance, chance.pick(texts), speaker)
    if (used.has(bio)) continue
    used.add(bio)
    return bio
  }
  return null
}

function privacy(chance: Chance): Partial<ProfileRow> {
  if (chance.is(0.04)) return { profile_visibility: 'followers' }
  if (chance.is(0.03)) return { show_in_search: false }
  return {}
}

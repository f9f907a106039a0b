import type { Insertable } from 'kysely'
import type { ListingFavouritesTable } from '../tables/listing-favourites.ts'
import type { ListingQuestionsTable } from '../tables/listing-questions.ts'
import type { ListingsTable } from '../tables/listings.ts'
import type { Chance } from './chance.ts'
import { daysBefore, idAt, type Makings } from './makings.ts'
import type { MadePerson } from './person.ts'
import { type Offer, offers, policies, questions, schedules } from './texts/listings.ts'

type ListingRow = Insertable<ListingsTable> & { created_at: Date }
type QuestionRow = Insertable<ListingQuestionsTable>
type FavouriteRow = Insertable<ListingFavouritesTable>

export interface MadeListings {
  listings: ListingRow[]
  questions: QuestionRow[]
  favourites: FavouriteRow[]
}

const CATEGORIES: Record<string, { category: string; names: string }> = {
  training: { category: 'equipment', names: 'Equipment\nEquipamiento\nTraining\nEntrenamiento' },
  competition: { category: 'equipment', names: 'Equipment\nEquipamiento\nCompetition\nCompetición' },
  accessories: { category: 'equipment', names: 'Equipment\nEquipamiento\nAccessories\nAccesorios' },
  uniforms: { category: 'apparel', names: 'Apparel\nRopa\nUniforms\nUniformes' },
  'training-wear': { category: 'apparel', names: 'Apparel\nRopa\nTraining Wear\nRopa de entrenamiento' },
  footwear: { category: 'apparel', names: 'Apparel\nRopa\nFootwear\nCalzado' },
  coaching: { category: 'services', names: 'Services\nServicios\nCoaching\nEntrenamiento personal' },
  'training-programs': {
    ...{ category: 'services', names: 'Services\nServicios\nTraining Programs\nProgramas de entrenamiento' },
  },
  nutrition: { category: 'services', names: 'Services\nServicios\nNutrition\nNutrición' },
}

/** Each offer is made twice, by different people. */
const ROUNDS = 2
const ADULT = '1994-06-12'

/** What athletes, coaches and clubs sell, what others asked, and what the demo athlete keeps; two things are hers. */
export function makeListings(makings: Makings, chance: Chance, people: readonly MadePerson[]): MadeListings {
  const [demo] = people
  const able = people.filter(({ profile }) => ['athlete', 'coach', 'club'].includes(profile.role))
  const sellers = able.filter((person) => person !== demo)
  // Whoever can sign in can sell and buy.
  for (const { profile, identity } of people) if (identity) profile.date_of_birth ??= ADULT
  if (!demo || sellers.length === 0) return { listings: [], questions: [], favourites: [] }
  const others = Array.from({ length: ROUNDS }, () => offers)
    .flat()
    .map((offer) => oneOf(makings, chance, sellerFor(chance, sellers, offer), offer))
  const hers = offers.slice(1, 3).map((offer) => oneOf(makings, chance, demo, offer))
  const [sold] = hers
  if (sold) Object.assign(sold, { status: 'sold', stock: 0, sold_count: 1 })
  const listings = [...others, ...hers]
  return {
    listings,
    questions: chance.some(listings, 30).flatMap((row) => ask(makings, chance, row, people)),
    favourites: chance.some(others, 6).map((row) => keep(makings, row, demo)),
  }
}

/** Of the offer's sport where somebody is; programmes come from coaches. */
function sellerFor(chance: Chance, sellers: readonly MadePerson[], { sport, condition }: Offer): MadePerson {
  const fitting = sellers.filter(({ profile }) => sport === null || profile.sport === sport)
  const coaches = fitting.filter(({ profile }) => profile.role === 'coach')
  const among = condition === null && coaches.length > 0 ? coaches : fitting
  return chance.pick(among.length > 0 ? among : sellers)
}

function oneOf(makings: Makings, chance: Chance, { profile, speaker }: MadePerson, offer: Offer): ListingRow {
  profile.date_of_birth ??= ADULT
  const language = speaker.language === 'es' ? 'es' : 'en'
  const { title, description, keywords } = offer[language]
  const { category, names } = CATEGORIES[offer.subcategory] ?? { category: 'equipment', names: '' }
  const isService = offer.condition === null
  const sport = offer.sport ?? profile.sport ?? null
  const listed = new Date(Math.max(+daysBefore(makings.now, chance.int(1, 50)), +profile.created_at))
  const location = profile.location ?? null
  return {
    ...{ id: idAt(makings, chance, listed), seller_id: profile.id, status: 'active' },
    ...{ kind: isService ? 'service' : 'goods', title, description, category, subcategory: offer.subcategory },
    ...{ sport, condition: offer.condition, size: offer.size },
    price_cents: Math.round((offer.price * chance.int(85, 115)) / 10_000) * 100,
    currency: chance.is(0.2) ? 'EUR' : 'USD',
    stock: isService ? null : chance.is(0.15) ? chance.int(2, 5) : 1,
    shipping: isService ? null : JSON.stringify(waysOf(chance, language)),
    schedule: isService ? chance.pick(schedules[language]) : null,
    return_policy: chance.pick(policies[language]),
    keywords: [...keywords],
    location,
    pictures: '[]',
    search_text: [title, description, ...names.split('\n'), ...keywords].map(makings.fold).join('\n'),
    title_folded: makings.fold(title),
    sport_folded: makings.fold(sport ?? ''),
    size_folded: makings.fold(offer.size ?? ''),
    location_folded: makings.fold(location ?? ''),
    ...{ created_at: listed, updated_at: listed, published_at: listed, matched_at: listed },
    expires_at: new Date(+listed + 60 * 86_400_000),
  }
}

const parcels = { en: ['Parcel', 'Registered parcel'], es: ['Paquete', 'Paquete certificado'] } as const

const waysOf = (chance: Chance, language: 'en' | 'es') => ({
  options: chance.is(0.85)
    ? parcels[language].map((name, at) => ({ name, priceCents: 450 + at * 400 + chance.int(0, 4) * 50 }))
    : [],
  pickup: true,
  note: null,
})

function ask(makings: Makings, chance: Chance, row: ListingRow, people: readonly MadePerson[]): QuestionRow[] {
  const asker = chance.pick(people)
  if (asker.profile.id === row.seller_id) return []
  const [text, answer] = chance.pick(questions[asker.speaker.language])
  const at = new Date(Math.max(+row.created_at, +asker.profile.created_at) + 1000)
  row.questions_count = (row.questions_count ?? 0) + 1
  row.open_questions_count = (row.open_questions_count ?? 0) + Number(answer === null)
  const answeredAt = new Date(Math.min(+at + chance.int(1, 20) * 3_600_000, +makings.now))
  return [
    {
      ...{ id: idAt(makings, chance, at), listing_id: row.id, asker_id: asker.profile.id, text, answer },
      ...{ answered_at: answer === null ? null : answeredAt, created_at: at },
    },
  ]
}

function keep(makings: Makings, row: ListingRow, { profile }: MadePerson): FavouriteRow {
  row.saves_count = (row.saves_count ?? 0) + 1
  const at = new Date(Math.min(+row.created_at + 3_600_000, +makings.now))
  return { person_id: profile.id, listing_id: row.id, created_at: at }
}

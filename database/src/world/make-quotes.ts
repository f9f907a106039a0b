import type { Chance } from './chance.ts'
import { soonAfter } from './make-likes.ts'
import { type MadePost, makePost } from './make-posts.ts'
import type { Makings } from './makings.ts'
import type { MadePerson } from './person.ts'

const WORDS = {
  en: ['This is what it is about.', 'Read this before your next training.', 'So proud of her!', 'Same here today.'],
  es: ['De esto se trata.', 'Léelo antes de tu próximo entreno.', '¡Qué orgullo!', 'Hoy, lo mismo por aquí.'],
}

const QUOTES = 12

/** Some of the last weeks' posts are quoted by others, a third of them without words. The demo athlete's own posts are counted. */
export function makeQuotes(
  makings: Makings,
  chance: Chance,
  posts: readonly MadePost[],
  people: readonly MadePerson[],
): MadePost[] {
  const [, ...others] = people
  const lately = posts.toSorted((a, b) => b.row.created_at.getTime() - a.row.created_at.getTime()).slice(0, 80)
  const open = lately.filter(({ author }) => (author.profile.profile_visibility ?? 'public') === 'public')
  return chance.some(open, QUOTES).flatMap((quoted, index) => {
    const author = chance.pick(others)
    if (author === quoted.author) return []
    const text = index % 3 === 0 ? '' : chance.pick(WORDS[author.speaker.language])
    const at = soonAfter(makings, chance, quoted.row.created_at)
    const quote = makePost(makings, chance, author, quoted.mood, text, at)
    quoted.row.quotes_count = (quoted.row.quotes_count ?? 0) + 1
    return [{ ...quote, row: { ...quote.row, quoted_id: quoted.row.id, is_quote: true, quote_counted: true } }]
  })
}

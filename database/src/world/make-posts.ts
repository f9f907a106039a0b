import type { Insertable } from 'kysely'
import type { PostTagsTable } from '../tables/post-tags.ts'
import type { PostsTable } from '../tables/posts.ts'
import type { Chance } from './chance.ts'
import { fillIn, forTeams } from './fill-in.ts'
import { daysBefore, idAt, type Makings, minutesBefore } from './makings.ts'
import type { MadePerson } from './person.ts'
import { sportWords } from './sport-words.ts'
import { demoPosts } from './texts/demo-posts.ts'
import type { Mood, PostTexts, Voice } from './texts/mood.ts'
import { postsEn } from './texts/posts-en.ts'
import { postsEs } from './texts/posts-es.ts'

export interface MadePost {
  row: Insertable<PostsTable> & { created_at: Date; likes_count: number; comments_count: number }
  tags: Insertable<PostTagsTable>[]
  author: MadePerson
  mood: Mood
}

/** The demo athlete's 25 first, then everybody else's, each post a text of its own. */
export function makePosts(makings: Makings, chance: Chance, people: readonly MadePerson[]): MadePost[] {
  const [demo, ...others] = people
  if (!demo) return []
  const used = new Set<string>()
  const hers = demoPosts.map(([mood, text], index) =>
    makePost(makings, chance, demo, mood, text, daysBefore(makings.now, 0.2 + index * 2.7 + chance.next())),
  )
  return [...hers, ...others.flatMap((author) => postsOf(makings, chance, author, used))]
}

function postsOf(makings: Makings, chance: Chance, author: MadePerson, used: Set<string>): MadePost[] {
  const count = author.pull > 1 ? chance.int(4, 9) : chance.int(0, 6)
  return Array.from({ length: count }).flatMap(() => {
    const said = newText(chance, author, used)
    return said ? [makePost(makings, chance, author, said.mood, said.text, postedAt(makings, chance, author))] : []
  })
}

/** Nobody says what another has said, word for word. */
function newText(chance: Chance, author: MadePerson, used: Set<string>): { mood: Mood; text: string } | null {
  const texts = textsOf(author)
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const [mood, template] = chance.pick(texts)
    const text = fillIn(chance, template, author.speaker)
    if (used.has(text)) continue
    used.add(text)
    return { mood, text }
  }
  return null
}

function textsOf({ speaker, profile }: MadePerson): [Mood, string][] {
  const texts: PostTexts = speaker.language === 'es' ? postsEs : postsEn
  const voice: Voice = profile.role === 'admin' ? 'federation' : profile.role
  const inTeam = sportWords(speaker.sport).family === 'team'
  return Object.entries(texts[voice])
    .flatMap(([mood, lines]) => lines.map((line): [Mood, string] => [mood as Mood, line]))
    .filter(([, line]) => inTeam || !line.startsWith(forTeams))
}

/** More of late than long ago, and never before she joined. */
function postedAt(makings: Makings, chance: Chance, author: MadePerson): Date {
  const longest = Math.min(75 * 24 * 60, (makings.now.getTime() - author.profile.created_at.getTime()) / 60_000)
  return minutesBefore(makings.now, 3 + (longest - 3) * chance.next() ** 2.2)
}

export function makePost(
  makings: Makings,
  chance: Chance,
  author: MadePerson,
  mood: Mood,
  text: string,
  at: Date,
): MadePost {
  const id = idAt(makings, chance, at)
  author.profile.posts_count += 1
  return {
    author,
    mood,
    row: {
      id,
      author_id: author.profile.id,
      text,
      language: author.speaker.language,
      media: '[]',
      likes_count: 0,
      comments_count: 0,
      created_at: at,
    },
    tags: [...text.matchAll(/#(\w+)/g)].map(([, tag = '']) => ({
      tag: tag.toLowerCase(),
      created_at: at,
      post_id: id,
    })),
  }
}

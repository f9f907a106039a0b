import { TAG_MAX, TAGS_MAX } from '../media-limits.ts'

/** "final, 4x100 m,  final" is two tags; each once, whatever its case. */
export function splitTags(words: string): string[] {
  const tags = new Map<string, string>()
  for (const part of words.split(',')) {
    const tag = part.trim().replace(/\s+/g, ' ')
    if (tag && !tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), tag)
  }
  return [...tags.values()]
}

export type TagProblem = 'too_many' | 'too_long'

export function problemOf(tags: readonly string[]): TagProblem | null {
  if (tags.length > TAGS_MAX) return 'too_many'
  return tags.some((tag) => tag.length > TAG_MAX) ? 'too_long' : null
}

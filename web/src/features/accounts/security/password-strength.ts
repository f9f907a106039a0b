export type Strength = 'weak' | 'fair' | 'strong'

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}\s]/u, /\s/]

/**
 * How long a machine would guess, roughly: by length, kinds of signs and how many of them differ. A hint beside the
 * field; what counts is the server's least length.
 */
export function strengthOf(password: string): Strength {
  const signs = Array.from(password)
  const kinds = KINDS.filter((kind) => kind.test(password)).length
  const different = new Set(signs).size
  const score = Math.min(signs.length, different * 2) + kinds * 2
  if (score < 14) return 'weak'
  return score < 22 ? 'fair' : 'strong'
}

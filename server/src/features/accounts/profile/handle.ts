import { fold } from '@heraia/contract/fold'
import type { Random } from '../../../ports.ts'

const LONGEST = 30
const SHORTEST = 3

/** Names that would seem to speak for the house. */
const RESERVED = new Set([
  'admin',
  'administrator',
  'heraia',
  'help',
  'moderator',
  'official',
  'staff',
  'support',
  'system',
])

export const isReserved = (handle: string): boolean => RESERVED.has(handle)

/** What a name becomes in an address: `Mira López` is `mira-lopez`; '' when nothing of it can be written so. */
function handleFrom(name: string): string {
  const words = fold(name).replace(/[^a-z0-9]+/g, '-')
  return words
    .replace(/^-+|-+$/g, '')
    .slice(0, LONGEST)
    .replace(/-+$/, '')
}

/** Handles to try in their order: the name, then with a number, then with letters by chance. */
export function handlesToTry(name: string, random: Random): string[] {
  const base = handleFrom(name)
  if (base === '') return byChance('person', random)
  if (base.length < SHORTEST || isReserved(base)) return byChance(base, random)
  return [base, ...[2, 3, 4, 5, 6, 7, 8, 9].map((number) => `${base}-${number}`), ...byChance(base, random)]
}

const byChance = (base: string, random: Random): string[] =>
  [4, 4, 6, 8].map((length) => `${base}-${letters(random, length)}`)

const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789x'

const letters = (random: Random, length: number): string =>
  Array.from(random.bytes(length), (byte) => ALPHABET[byte % ALPHABET.length]).join('')

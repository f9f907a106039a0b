/** Checked against the contract by information-form.test.ts. */
export const BIO_MAX = 2000
export const WORDS_MAX = 12
export const WORD_MAX = 40
export const LENGTHS = {
  name: 80,
  handle: 40,
  location: 120,
  nationality: 80,
  sport: 60,
  position: 80,
  experience: 200,
  club: 120,
  coach: 120,
  availability: 200,
} as const

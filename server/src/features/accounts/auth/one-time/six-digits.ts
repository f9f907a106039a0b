import type { Random } from '../../../../ports.ts'

/** Every code as likely as the others: four random bytes, and again when the rest would favour some. */
export function sixDigits(random: Random): string {
  for (;;) {
    const value = random.bytes(4).reduce((sum, byte) => sum * 256 + byte, 0)
    if (value < 4_294_000_000) return String(value % 1_000_000).padStart(6, '0')
  }
}

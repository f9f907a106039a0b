import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'
import type { Random } from '../../../../ports.ts'

const PERIOD_SECONDS = 30

const totpOf = (secret: string, issuer = '', label = '') =>
  new TOTP({ secret: Secret.fromBase32(secret), issuer, label, algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS })

/** Base32 of 160 bits, as RFC 4226 asks. */
export const newTotpSecret = (random: Random): string =>
  new Secret({ buffer: new Uint8Array(random.bytes(20)).buffer }).base32

/** What her app scans, as its address and as a picture. */
export function showTotp(secret: string, issuer: string, label: string) {
  const uri = totpOf(secret, issuer, label).toString()
  return { qr_code: renderSVG(uri), secret, uri }
}

/** The half minute that this code is of, one before and one after counted too. null: of none. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  if (!/^[0-9]{6}$/.test(code)) return null
  const timestamp = now.getTime()
  const delta = totpOf(secret).validate({ token: code, timestamp, window: 1 })
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta
}

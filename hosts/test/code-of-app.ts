import { Secret, TOTP } from 'otpauth'

/** What her authenticator app shows; `ahead` half minutes from `now`, since each code counts once. */
export const codeOfApp = (secret: string, ahead = 0, now = new Date()): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() + ahead * 30_000 })

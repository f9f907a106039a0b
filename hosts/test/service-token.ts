import { SignJWT } from 'jose'

/** An operator's token by the shared secret of AUTH_JWT_SECRET. */
export const serviceToken = (secret: string): Promise<string> =>
  new SignJWT({ role: 'service_role' })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(secret))

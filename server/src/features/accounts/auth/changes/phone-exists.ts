import { AuthError } from '../auth-error.ts'

export const phoneExists = () =>
  new AuthError(422, 'phone_exists', 'A user with this phone number has already been registered')

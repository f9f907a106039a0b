/** Of one that is trimmed. Something, an @, and names with dots between them. */
const EMAIL = /^[^@]+@[^@.]+(\.[^@.]+)+$/
/** Not without quotes, which we do not take; nor what nobody sees: two addresses must not look like one. */
const FORBIDDEN = /[\s\p{C}<>()[\],;:\\"]/u

export const isEmailAddress = (email: string): boolean =>
  email.length < 256 && EMAIL.test(email) && !FORBIDDEN.test(email)

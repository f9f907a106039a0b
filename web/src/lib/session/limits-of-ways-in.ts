/** So long a way in is waited for, and so long the code that asks for it (platform specification, section 9). */
export const SIGN_IN_LIMIT_MS = 5000
export const REGISTRATION_LIMIT_MS = 8000

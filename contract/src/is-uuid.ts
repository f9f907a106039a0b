/** A UUID of any version as PostgreSQL writes it (RFC 9562, section 4): in small letters. */
export const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/

export const isUuid = (text: string): boolean => UUID.test(text)

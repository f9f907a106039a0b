import * as contract from '@heraia/contract/is-uuid'

/** In letters of any size: other clients of the wire protocol write ids as they like, and PostgreSQL reads both. */
export const isUuid = (text: string): boolean => contract.isUuid(text.toLowerCase())

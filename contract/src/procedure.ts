import { oc } from '@orpc/contract'
import { apiErrors } from './errors.ts'

/** Where every procedure of the contract starts: it can refuse with the errors that all share. */
export const procedure = oc.errors(apiErrors)

import type { RawBuilder, SqlBool } from 'kysely'
import { isFound, isOpen } from './people.ts'

/** What leaves the site for anyone to keep: once it is out, a setting cannot call it back. */

/** The sitemap may name her profile, and search engines may: she is found by people who are not signed in. */
export const isForEngines = (alias: string): RawBuilder<SqlBool> => isFound(alias, null)

/** A link to her profile may show her name and picture elsewhere (Open Graph): she is open to everybody. */
export const isForPreviews = (alias: string): RawBuilder<SqlBool> => isOpen(alias, null)

import { Refused } from '@heraia/server/refused'
import { FilesUnusable } from '../files/open-files.ts'
import { CannotListen } from '../http/listen.ts'
import { DatabaseUnusable } from '../open-database.ts'
import { DataDirInUse } from '../postgres/hold-data-dir.ts'
import { SettingsError } from '../settings.ts'

const expected = [Refused, CannotListen, DatabaseUnusable, DataDirInUse, FilesUnusable, SettingsError]

/** The end of an operator's command that cannot do what was asked: one line, not where in the code that was found. */
export function sayWhyNot(error: unknown): void {
  if (!(error instanceof Error && expected.some((kind) => error instanceof kind))) throw error
  console.log(error.message)
  process.exitCode = 1
}

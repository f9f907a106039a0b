import type { ColumnType } from 'kysely'

/** A jsonb column: read as a value, written as JSON text (both drivers take it alike). */
export type Json<Value> = ColumnType<Value, string | undefined, string>
export type NullableJson<Value> = ColumnType<Value | null, string | null | undefined, string | null>

/** A picture as it is kept with what shows it. */
export interface StoredPicture {
  url: string
  alt: string
  width: number
  height: number
  thumbhash: string | null
}

import { z } from 'zod'
import { isBlank } from './blank.ts'

/** PostgreSQL cannot store NUL, and half a surrogate pair is no text. */
export const isStorable = (value: string) => !value.includes('\u0000') && value.isWellFormed()

/** One or more lines that a person writes. Trimmed, and empty where nothing of it can be seen; lengths in UTF-16 units, as `maxlength` counts. */
export const text = (options: { min?: number; max: number }) =>
  z
    .string()
    .overwrite((value) => (isStorable(value) && isBlank(value) ? '' : value.trim()))
    .min(options.min ?? 0, options.min === 1 ? 'required' : 'too_short')
    .max(options.max, 'too_long')
    .refine(isStorable, 'invalid_characters')

/** A search box: anything goes, and it is taken literally. */
export const searchText = z.string().trim().max(100, 'too_long').refine(isStorable, 'invalid_characters')

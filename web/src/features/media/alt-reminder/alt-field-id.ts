import type { MediaId } from '@heraia/contract/ids'

/** Where it is said what a picture shows: the reminder leads there. */
export const altFieldId = (id: MediaId): string => `alt-${id}`

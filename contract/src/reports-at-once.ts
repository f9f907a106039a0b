/** So many reports at most are assigned, or decided about, in one call; and so many are selected at most. */
export const REPORTS_AT_ONCE = 50

interface Standing {
  /** The viewer is a verified federation or the staff, and the ranking is not hers. */
  judged_by_viewer: boolean | null
  verified_at: Date | null
  verified_by: string | null
}

/** A verified federation or the staff, and never herself. */
export const mayVerify = (row: Standing): boolean => row.judged_by_viewer === true && row.verified_at === null

/** Who verified it, or the staff. */
export const mayUnverify = (row: Standing, viewer: { id: string; isAdmin: boolean }): boolean =>
  row.judged_by_viewer === true && row.verified_at !== null && (viewer.isAdmin || row.verified_by === viewer.id)

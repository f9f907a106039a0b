/**
 * Days in which she may change her mind. With the hour that the job may be late, her data is gone well within the
 * thirty days that the privacy policy promises.
 */
export const GRACE_DAYS = 14

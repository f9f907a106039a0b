/** Figures are counted so often at most a process and shared by all admins, like those of the dashboard (0055). */
export const FRESH_MS = 60_000

/** Those that look at each person who joined in months. */
export const SELDOM_MS = 300_000

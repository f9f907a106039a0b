/** In the bar, below its line. */
export const noticeLook = 'mb-3 border border-current/20'

export interface SessionsOverTable {
  /** Of the session that is gone. */
  id: string
  because: 'inactivity' | 'timebox' | 'low_aal' | 'newer'
  at: Date
}

/** What registering hands on to the sign-in, in the history's entry: the address that she typed there. */
export interface AfterRegistration {
  registered: string
  /** It has to be confirmed before it signs in. */
  waits: boolean
}

/** null: she came to the sign-in in another way. */
export const afterRegistration = (state: unknown): AfterRegistration | null =>
  (state as Partial<AfterRegistration> | null)?.registered ? (state as AfterRegistration) : null

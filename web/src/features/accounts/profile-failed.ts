/** The user is there, her profile could not be made; its message is the cause's. */
export class ProfileFailed extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

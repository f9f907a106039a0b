/** A mail server takes no mail for this address and never will: there is nobody. Trying again would say the same. */
export class MailRefused extends Error {
  /** What it answered, as SMTP numbers it. */
  readonly code: number

  /** The message names no address. */
  constructor(code: number) {
    super(`The mail server refused the address with ${code}.`)
    this.name = 'MailRefused'
    this.code = code
  }
}

/** What rules care about in who asks, or in the team for which somebody who runs it asks. */
interface Standing {
  isVerified: boolean
  /** It is asked already. */
  isWaiting: boolean
}

/** Everybody in use may ask, also who is not of age: what she shows is the staff's alone. One request at a time. */
export const mayAsk = ({ isVerified, isWaiting }: Standing): boolean => !isVerified && !isWaiting

/** As in the contract, which would bring its schemas along; application-limit.test.ts compares the two. */
export const APPLICATION_MAX = 2000

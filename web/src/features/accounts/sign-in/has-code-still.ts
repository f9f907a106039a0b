/** Of a way back from another service: auth-js takes the code out of the address once it is exchanged. */
export const hasCodeStill = (): boolean => new URLSearchParams(location.search).has('code')

const ADDRESS = /[^\s<>"'(),;:]+@[^\s<>"'(),;]+/g
const PHONE = /\+?\d(?:[ -]?\d){8,}/g

/** What a mail or SMS server says of somebody, without her address or number: the log knows nobody. */
export const withoutPeople = (text: string): string => text.replace(ADDRESS, '…@…').replace(PHONE, '+…')

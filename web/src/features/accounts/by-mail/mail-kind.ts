/** What a mail's link to /verify is about. */
export type MailKind = 'signup' | 'magiclink' | 'invite' | 'email_change'

const KINDS: readonly string[] = ['signup', 'magiclink', 'invite', 'email_change'] satisfies MailKind[]

const isKind = (type: string): type is MailKind => KINDS.includes(type)

/** As the link says; an address is confirmed where it says nothing. */
export const mailKind = (type: string | null): MailKind => (type && isKind(type) ? type : 'signup')

import { Secret, TOTP } from 'otpauth'
import { afterAll, expect, test } from 'vitest'
import { adminClient } from '../test/admin-client.ts'
import { authClient } from '../test/auth-client.ts'
import { createTestHeraia } from '../test/heraia.ts'
import { type ReceivedMail, smtpInbox } from '../test/smtp-inbox.ts'
import { mailerSmtp } from './mailer-smtp.ts'

const inbox = await smtpInbox()
const mailer = mailerSmtp(inbox.url, 'Heraia <no-reply@heraia.test>')
const heraia = await createTestHeraia({ mailer, settings: { auth: { autoconfirm: false } } })
afterAll(async () => {
  await heraia.close()
  await inbox.close()
})

/** What came to this address since it was last asked. */
async function arrives(to: string): Promise<ReceivedMail[]> {
  await heraia.runJobs()
  const mine = inbox.received.filter((mail) => mail.to === to)
  inbox.received.splice(0, inbox.received.length, ...inbox.received.filter((mail) => mail.to !== to))
  return mine
}

const tokenIn = (mail?: ReceivedMail) => /token_hash=(\w+)/.exec(mail?.text ?? '')?.[1] ?? ''
const laterOn = () => heraia.clock.advance({ minutes: 2 })

/** Every mail of an account's life, as she asks for them one after the other. */
async function everyMail(language: 'en' | 'es'): Promise<Record<string, ReceivedMail | undefined>> {
  const [email, wanted, guest] = [
    `mira-${language}@example.org`,
    `new-${language}@example.org`,
    `guest-${language}@example.org`,
  ]
  const { auth } = authClient(heraia)
  await auth.signUp({ email, password: 'secret1', options: { data: { language } } })
  const [confirm] = await arrives(email)
  await auth.verifyOtp({ type: 'signup', token_hash: tokenIn(confirm) })
  laterOn()
  await authClient(heraia).auth.signUp({ email, password: 'secret1' })
  const [alreadyMember] = await arrives(email)
  const taker = authClient(heraia).auth
  await taker.signUp({ email: `taker-${language}@example.org`, password: 'secret1' })
  const [ofTaker] = await arrives(`taker-${language}@example.org`)
  await taker.verifyOtp({ type: 'signup', token_hash: tokenIn(ofTaker) })
  await taker.updateUser({ email })
  const [addressTaken] = await arrives(email)
  laterOn()
  await auth.signInWithOtp({ email })
  const [magicLink] = await arrives(email)
  await auth.resetPasswordForEmail(email)
  const [recovery] = await arrives(email)
  await auth.reauthenticate()
  const [reauthentication] = await arrives(email)
  await auth.updateUser({ email: wanted })
  const [[changeCurrent], [changeNew]] = [await arrives(email), await arrives(wanted)]
  await auth.updateUser({ password: 'brandnew2' })
  const [passwordChanged] = await arrives(email)
  const elsewhere = authClient(heraia, (input, init) =>
    heraia.fetchFrom('203.0.113.9')(input, {
      ...init,
      headers: {
        ...Object.fromEntries(new Headers(init?.headers)),
        'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/130.0',
      },
    }),
  )
  await elsewhere.auth.signInWithPassword({ email, password: 'brandnew2' })
  const [newSignIn] = await arrives(email)
  const { data } = await auth.mfa.enroll({ factorType: 'totp' })
  const totp = new TOTP({ secret: Secret.fromBase32(data?.totp.secret ?? '') })
  const code = totp.generate({ timestamp: heraia.clock.now().getTime() })
  await auth.mfa.challengeAndVerify({ factorId: data?.id ?? '', code })
  const [factorAdded] = await arrives(email)
  const wrong = { factorId: data?.id ?? '', code: '000000' }
  await elsewhere.auth.signInWithPassword({ email, password: 'brandnew2' })
  for (let n = 0; n < 10; n++) await elsewhere.auth.mfa.challengeAndVerify(wrong)
  const [factorTried] = await arrives(email)
  const { data: made } = await auth.mfa.recoveryCodes.generate()
  const [codesMade] = await arrives(email)
  expect((made?.codes ?? ['']).filter((each) => `${codesMade?.text}${codesMade?.html}`.includes(each))).toEqual([])
  await elsewhere.auth.signInWithPassword({ email, password: 'brandnew2' })
  await elsewhere.auth.mfa.recoveryCodes.verify({ code: made?.codes[0] ?? '' })
  const [codeUsed] = await arrives(email)
  await auth.mfa.recoveryCodes.unenroll()
  const [codesRemoved] = await arrives(email)
  await auth.mfa.unenroll({ factorId: data?.id ?? '' })
  const [factorRemoved] = await arrives(email)
  const { admin } = await adminClient(heraia)
  await admin.updateUserById((await auth.getUser()).data.user?.id ?? '', { password: 'by-the-team-3' })
  const [passwordSet] = await arrives(email)
  await admin.inviteUserByEmail(guest, { data: { language } })
  const [invite] = await arrives(guest)
  return {
    ...{ confirm, alreadyMember, addressTaken, magicLink, recovery, reauthentication, changeCurrent, changeNew },
    ...{ passwordChanged, newSignIn, factorAdded, factorTried, codesMade, codeUsed, codesRemoved, factorRemoved },
    ...{ passwordSet, invite },
  }
}

const SUBJECTS = {
  en: {
    confirm: 'Confirm your email address for Heraia',
    alreadyMember: 'You already have an account on Heraia',
    addressTaken: 'Your email address stays with your account on Heraia',
    magicLink: 'Your way into Heraia',
    recovery: 'Choose a new password for Heraia',
    reauthentication: 'Your code to change your Heraia account',
    changeCurrent: 'Is this change of your email address for Heraia right?',
    changeNew: 'Confirm your new email address for Heraia',
    passwordChanged: 'Your password for Heraia was changed',
    newSignIn: 'A new sign-in to your Heraia account',
    factorAdded: 'A new way to prove who you are on Heraia',
    factorTried: 'Somebody is trying to get into your Heraia account',
    codesMade: 'New recovery codes for Heraia',
    codeUsed: 'A recovery code opened your Heraia account',
    codesRemoved: 'Your recovery codes for Heraia were removed',
    factorRemoved: 'A way to prove who you are on Heraia was removed',
    passwordSet: 'Your password for Heraia was changed',
    invite: 'You are invited to Heraia',
  },
  es: {
    confirm: 'Confirma tu email en Heraia',
    alreadyMember: 'Ya tienes una cuenta en Heraia',
    addressTaken: 'Tu email sigue en tu cuenta de Heraia',
    magicLink: 'Tu acceso a Heraia',
    recovery: 'Elige una nueva contraseña para Heraia',
    reauthentication: 'Tu código para cambiar tu cuenta de Heraia',
    changeCurrent: '¿Es correcto este cambio de tu email en Heraia?',
    changeNew: 'Confirma tu nuevo email en Heraia',
    passwordChanged: 'Tu contraseña de Heraia ha cambiado',
    newSignIn: 'Nuevo inicio de sesión en tu cuenta de Heraia',
    factorAdded: 'Una nueva forma de demostrar quién eres en Heraia',
    factorTried: 'Alguien intenta entrar en tu cuenta de Heraia',
    codesMade: 'Nuevos códigos de recuperación de Heraia',
    codeUsed: 'Un código de recuperación ha abierto tu cuenta de Heraia',
    codesRemoved: 'Se han quitado tus códigos de recuperación de Heraia',
    factorRemoved: 'Se ha quitado una forma de demostrar quién eres en Heraia',
    passwordSet: 'Tu contraseña de Heraia ha cambiado',
    invite: 'Te han invitado a Heraia',
  },
}

test.each(['en', 'es'] as const)('every mail of an account arrives in %s, as text and as HTML', async (language) => {
  const mails = await everyMail(language)
  const subjects = Object.entries(mails).map(([kind, mail]) => [kind, mail?.subject])
  expect(Object.fromEntries(subjects)).toEqual(SUBJECTS[language])
  for (const [kind, mail] of Object.entries(mails)) {
    expect(mail?.from, kind).toBe('no-reply@heraia.test')
    expect(mail?.text.trim(), kind).toMatch(/Heraia$/)
    expect(mail?.html, kind).toContain(`<html lang="${language}">`)
    // Both writings have the same links and digits; neither has a picture or a script.
    expect(mail?.text, kind).not.toMatch(/\S[ \t]+https?:/)
    const links = (mail?.text.match(/https?:\/\/\S+/g) ?? []).map((link) => link.replaceAll('&', '&#38;'))
    expect(
      links.filter((link) => !mail?.html.includes(link)),
      kind,
    ).toEqual([])
    const [code] = mail?.text.match(/^\d{6}$/m) ?? []
    if (code) expect(mail?.html, kind).toContain(code)
    expect(mail?.html, kind).not.toMatch(/<img|<script|src=/)
  }
  expect(mails.codeUsed?.text).toContain(language === 'es' ? 'Quedan 9 códigos.' : '9 codes are left.')
  expect(mails.newSignIn?.text).toContain(`Firefox ${language === 'es' ? 'en' : 'on'} Linux, 203.0.x.x`)
})

test('who signs in again from where she was gets no mail', async () => {
  const { auth } = authClient(heraia)
  const email = 'again@example.org'
  await auth.signUp({ email, password: 'secret1' })
  const [confirm] = await arrives(email)
  await auth.verifyOtp({ type: 'signup', token_hash: tokenIn(confirm) })
  await auth.signInWithPassword({ email, password: 'secret1' })
  expect(await arrives(email)).toEqual([])
})

/** Asks for the mail that confirms this address, and says what became of the job. */
async function isAskedAt(email: string): Promise<string> {
  await authClient(heraia).auth.signUp({ email, password: 'secret1' })
  return heraia.runJobs().then(
    () => 'done',
    () => 'comes again',
  )
}

test('where nobody is, a mail is tried once, and the log says so without the address', async () => {
  inbox.refuses.set('nobody@example.org', { code: 550, words: '5.1.1 No such user nobody@example.org' })
  expect(await isAskedAt('nobody@example.org')).toBe('done')
  expect(heraia.log.lines.at(-1)).toMatchObject({ level: 'warn', fields: { code: 550 } })
  expect(JSON.stringify(heraia.log.lines)).not.toContain('nobody@')
  inbox.refuses.clear()
  expect(await arrives('nobody@example.org')).toEqual([])
})

test.each([
  ['is full for now', 452, '4.2.2 Full'],
  ['does not know this site yet', 550, '5.7.1 Relaying denied'],
])('a mail to a server that %s comes again', async (_, code, words) => {
  const email = `later-${code}@example.org`
  inbox.refuses.set(email, { code, words })
  expect(await isAskedAt(email)).toBe('comes again')
  inbox.refuses.clear()
  laterOn()
  expect(await arrives(email)).toHaveLength(1)
})

test('a mail that goes out twice, for the process was killed before it was noted, is one to her mail program', async () => {
  const letter = { userId: null, to: 'twice@example.org', subject: 'Hello', text: 'Hello', html: 'Hello' }
  const ids = [crypto.randomUUID(), crypto.randomUUID()]
  for (const id of [ids[0], ids[0], ids[1]]) await heraia.runJob('send-mail', { ...letter, id })
  const got = (await arrives('twice@example.org')).map(({ messageId }) => messageId)
  expect(got).toEqual([ids[0], ids[0], ids[1]].map((id) => `<${id}@heraia.test>`))
})

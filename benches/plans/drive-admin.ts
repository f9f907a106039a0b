import { ContentId, ReportNoteId, TestimonialId, VerificationRequestId } from '@heraia/contract/ids'
import { recordsOneOfEach } from '@heraia/hosts/test/records'
import type { Player } from '@heraia/hosts/test/season'
import { teamsOf } from '@heraia/hosts/test/teams'

/** An admin looks at her dashboard, finds Mira and verifies her, and takes it back. */
export async function driveAdmin(
  { api: { admin, marketplace, results }, ...ada }: Player,
  mira: Player,
  newId: () => string,
): Promise<void> {
  await admin.userStatistics()
  await admin.contentStatistics()
  await admin.activity({})
  for (const type of ['user', 'post', 'other'] as const) await admin.activity({ type })
  for (const period of ['30d', '90d', '12m'] as const) {
    await admin.analyticsSeries({ period })
    await admin.analyticsFunnel({ period })
  }
  await admin.analyticsRetention()
  for (const verified of ['yes', 'no', undefined] as const) {
    for (const q of ['', 'mira', 'mi', ada.email]) {
      const { nextCursor } = await admin.people({ q, verified, limit: 1 })
      if (nextCursor) await admin.people({ q, verified, cursor: nextCursor })
    }
  }
  const was = { name: { en: 'Accessories', es: 'Accesorios' }, retired: false }
  const shelf = { slug: 'accessories', name: { en: 'Accessories', es: 'Complementos' }, retired: false }
  await marketplace.changeCategory({ ...shelf, was })
  await marketplace.moveCategory({ slug: shelf.slug, to: 'earlier' })
  await marketplace.addCategory({ parent: 'equipment', kind: 'goods', name: { en: 'Bags', es: 'Bolsas' } })
  const asked = { id: VerificationRequestId.parse(newId()), knownFor: 'Ten caps', links: [], files: [] }
  await mira.api.verification.ask(asked)
  await mira.api.verification.withdraw({ id: asked.id })
  await mira.api.verification.ask(asked)
  const waiting = await admin.verificationRequests({ limit: 1 })
  if (waiting.nextCursor) await admin.verificationRequests({ cursor: waiting.nextCursor })
  for (const each of ['people', 'teams'] as const) await admin.verificationTimes({ of: each })
  await admin.declineVerification({ id: asked.id, reason: 'No name on it' })
  await mira.api.verification.mine()
  const again = { ...asked, id: VerificationRequestId.parse(newId()) }
  await mira.api.verification.ask(again)
  const decision = { id: mira.id, reason: 'Passport seen' }
  await admin.verify({ ...decision, requestId: again.id })
  await admin.verification({ id: mira.id })
  await admin.unverify(decision)
  await admin.grantAdmin(decision)
  await admin.revokeAdmin(decision)
  await admin.correctBirthDate({ ...decision, dateOfBirth: '1998-03-02' })
  const { ranking } = await recordsOneOfEach(mira)
  const [entry] = (await results.rankingHistory({ id: mira.id })).items
  const read = { id: ranking.id, updatedAt: entry?.updatedAt ?? '' }
  for (const verified of [true, false]) await results.verifyRanking({ ...read, verified })
  const judged = { id: (await teamsOf(newId).founds(mira)).id, reason: 'Their club says so' }
  await driveTeamRequests(admin, mira, judged, newId)
  await driveQueue(admin, ada.id)
  for (const state of ['open', 'decided'] as const) {
    const { nextCursor, items } = await admin.reports({ state, limit: 1 })
    if (nextCursor) await admin.reports({ state, cursor: nextCursor })
    for (const { id } of items) {
      await admin.report({ id })
      const note = { id, noteId: ReportNoteId.parse(newId()) }
      await admin.writeReportNote({ ...note, text: 'Look' })
      await admin.removeReportNote(note)
      await admin.decideReport({ id, decision: 'dismissed', reason: 'Nothing wrong' })
    }
  }
  const { operator } = await admin.siteSettings()
  await admin.saveSiteSettings({ values: { operator: { name: 'Heraia', address: 'Stadium 1' } }, was: { operator } })
  await driveContent(admin, mira)
  const said = { quote: 'It is good here.', name: 'Mira', title: 'Runner', sample: false, consented: true }
  const id = TestimonialId.parse(newId())
  await admin.saveTestimonial({ id, ...said, was: null })
  await admin.saveTestimonial({ id, ...said, title: 'Hurdler', was: said })
  const { items } = await admin.testimonials()
  for (const each of items) await admin.removeTestimonial({ id: each.id })
}

/** She takes what waits, puts it back and takes it again, and dismisses two together. */
async function driveQueue(admin: Player['api']['admin'], me: Player['id']): Promise<void> {
  const { nextCursor } = await admin.staff({ limit: 1 })
  if (nextCursor) await admin.staff({ cursor: nextCursor })
  const { items } = await admin.reports({ assigned: 'nobody', limit: 3 })
  const [one] = items
  if (!one) return
  await admin.assignReport({ id: one.id, to: me, was: null })
  await admin.assignReports({ items: [{ id: one.id, was: me }], to: null })
  await admin.assignReports({ items: items.map(({ id }) => ({ id, was: null })), to: me })
  for (const assigned of ['me', 'nobody'] as const) {
    const page = await admin.reports({ assigned, limit: 1 })
    if (page.nextCursor) await admin.reports({ assigned, cursor: page.nextCursor })
  }
  await admin.decideReports({ ids: items.slice(0, 2).map(({ id }) => id), decision: 'dismissed', reason: 'Spite' })
}

/** Who runs the team asks for it, takes it back, is declined, asks again, and it is verified. */
async function driveTeamRequests(
  admin: Player['api']['admin'],
  { api: { verification } }: Player,
  judged: Parameters<Player['api']['admin']['unverifyTeam']>[0],
  newId: () => string,
): Promise<void> {
  const asks = async () => {
    const asked = { id: judged.id, requestId: VerificationRequestId.parse(newId()) }
    await verification.askForTeam({ ...asked, knownFor: 'Cup of the league', links: [], files: [] })
    return asked
  }
  await verification.withdrawForTeam(await asks())
  const declined = await asks()
  const waiting = await admin.verificationRequests({ of: 'teams', limit: 1 })
  if (waiting.nextCursor) await admin.verificationRequests({ of: 'teams', cursor: waiting.nextCursor })
  await admin.declineTeamVerification({ ...declined, reason: 'No name on it' })
  await verification.ofTeam({ id: judged.id })
  await admin.verifyTeam({ ...judged, requestId: (await asks()).requestId })
  await admin.teamVerification({ id: judged.id })
  await admin.unverifyTeam(judged)
}

/** She looks through what everybody reads, and removes some of it. */
async function driveContent(admin: Player['api']['admin'], mira: Player): Promise<void> {
  const [kept, ...removed] = [await mira.posts('A ball'), await mira.posts('Buy pills'), await mira.posts('Buy more')]
  const said = await mira.comments(kept, 'Buy all of it')
  const { handle } = await mira.api.profiles.get({ id: mira.id })
  for (const kind of ['post', 'comment', 'listing'] as const) {
    for (const asked of [{}, { q: 'ball' }, { by: handle }, { by: handle, q: 'ball' }]) {
      const { nextCursor } = await admin.content({ kind, ...asked, limit: 1 })
      if (nextCursor) await admin.content({ kind, ...asked, cursor: nextCursor })
    }
  }
  const removes = (kind: 'post' | 'comment', id: string) =>
    admin.removeContent({ kind, id: ContentId.parse(id), reason: 'Spam' })
  for (const { id } of removed) await removes('post', id)
  await removes('comment', said.id)
}

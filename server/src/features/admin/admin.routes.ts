import { forAdmin } from '../../http/procedures.ts'
import { acceptPerson, declinePerson, listWaiting } from '../accounts/joining/queue.ts'
import { readAnswerTimes } from '../verification/answer-times.ts'
import { listRequests } from '../verification/list-requests.ts'
import { readFunnel } from './analytics/read-funnel.ts'
import { readRetention } from './analytics/read-retention.ts'
import { readSeries } from './analytics/read-series.ts'
import { grantByAdmin, revokeByAdmin } from './change-admins.ts'
import { listContent } from './content/list-content.ts'
import { removeContent } from './content/remove-content.ts'
import { correctBirthDate } from './correct-birth-date.ts'
import { declineVerification } from './decline-verification.ts'
import { listActivity } from './list-activity.ts'
import { listPeople } from './list-people.ts'
import { readContentStatistics, readUserStatistics } from './read-statistics.ts'
import { readVerification } from './read-verification.ts'
import { answerAppeal } from './reports/answer-appeal.ts'
import { assignReport, assignReports } from './reports/assign-reports.ts'
import { decideReport } from './reports/decide-report.ts'
import { decideReports } from './reports/decide-reports.ts'
import { listStaff } from './reports/list-staff.ts'
import { listReports, readReport } from './reports/read-reports.ts'
import { removeReportNote, writeReportNote } from './reports/report-notes.ts'
import { moveSitePerson } from './site-people/move-site-person.ts'
import { removeSitePerson } from './site-people/remove-site-person.ts'
import { saveSitePerson } from './site-people/save-site-person.ts'
import { listManaged } from './site-people/site-people.queries.ts'
import { removeSitePersonPicture, setSitePersonPicture } from './site-people/site-person-picture.ts'
import { readManagedSettings, saveManagedSettings } from './site-settings.ts'
import { listTestimonials, removeTestimonial, saveTestimonial } from './testimonials.ts'
import { unverifyPerson, verifyPerson } from './verify-person.ts'
import { declineTeamVerification, readTeamVerification, unverifyTeam, verifyTeam } from './verify-team.ts'

export const adminRoutes = {
  userStatistics: forAdmin.admin.userStatistics.handler(({ context }) => readUserStatistics(context)),
  contentStatistics: forAdmin.admin.contentStatistics.handler(({ context }) => readContentStatistics(context)),
  activity: forAdmin.admin.activity.handler(({ context, input }) => listActivity(context, input.type)),
  people: forAdmin.admin.people.handler(({ context, input }) => listPeople(context, input)),
  verification: forAdmin.admin.verification.handler(({ context, input }) => readVerification(context, input.id)),
  verify: forAdmin.admin.verify.handler(({ context, input }) => verifyPerson(context, input)),
  unverify: forAdmin.admin.unverify.handler(({ context, input }) => unverifyPerson(context, input)),
  declineVerification: forAdmin.admin.declineVerification.handler(({ context, input }) =>
    declineVerification(context, input),
  ),
  verificationRequests: forAdmin.admin.verificationRequests.handler(({ context, input }) =>
    listRequests(context, input),
  ),
  verificationTimes: forAdmin.admin.verificationTimes.handler(({ context, input }) =>
    readAnswerTimes(context, input.of ?? 'people'),
  ),
  waitingPeople: forAdmin.admin.waitingPeople.handler(({ context, input }) => listWaiting(context, input)),
  acceptPerson: forAdmin.admin.acceptPerson.handler(({ context, input }) => acceptPerson(context, input.id)),
  declinePerson: forAdmin.admin.declinePerson.handler(({ context, input }) => declinePerson(context, input)),
  correctBirthDate: forAdmin.admin.correctBirthDate.handler(({ context, input }) => correctBirthDate(context, input)),
  grantAdmin: forAdmin.admin.grantAdmin.handler(({ context, input }) => grantByAdmin(context, input)),
  revokeAdmin: forAdmin.admin.revokeAdmin.handler(({ context, input }) => revokeByAdmin(context, input)),
  teamVerification: forAdmin.admin.teamVerification.handler(({ context, input }) =>
    readTeamVerification(context, input.id),
  ),
  verifyTeam: forAdmin.admin.verifyTeam.handler(({ context, input }) => verifyTeam(context, input)),
  declineTeamVerification: forAdmin.admin.declineTeamVerification.handler(({ context, input }) =>
    declineTeamVerification(context, input),
  ),
  unverifyTeam: forAdmin.admin.unverifyTeam.handler(({ context, input }) => unverifyTeam(context, input)),
  reports: forAdmin.admin.reports.handler(({ context, input }) => listReports(context, input)),
  report: forAdmin.admin.report.handler(({ context, input }) => readReport(context, input.id)),
  staff: forAdmin.admin.staff.handler(({ context, input }) => listStaff(context, input)),
  assignReport: forAdmin.admin.assignReport.handler(({ context, input }) => assignReport(context, input)),
  assignReports: forAdmin.admin.assignReports.handler(({ context, input }) => assignReports(context, input)),
  writeReportNote: forAdmin.admin.writeReportNote.handler(({ context, input }) => writeReportNote(context, input)),
  removeReportNote: forAdmin.admin.removeReportNote.handler(({ context, input }) => removeReportNote(context, input)),
  decideReport: forAdmin.admin.decideReport.handler(({ context, input }) => decideReport(context, input)),
  answerAppeal: forAdmin.admin.answerAppeal.handler(({ context, input }) => answerAppeal(context, input)),
  decideReports: forAdmin.admin.decideReports.handler(({ context, input }) => decideReports(context, input)),
  siteSettings: forAdmin.admin.siteSettings.handler(({ context }) => readManagedSettings(context)),
  saveSiteSettings: forAdmin.admin.saveSiteSettings.handler(({ context, input }) =>
    saveManagedSettings(context, input),
  ),
  content: forAdmin.admin.content.handler(({ context, input }) => listContent(context, input)),
  removeContent: forAdmin.admin.removeContent.handler(({ context, input }) => removeContent(context, input)),
  analyticsSeries: forAdmin.admin.analyticsSeries.handler(({ context, input }) => readSeries(context, input.period)),
  analyticsRetention: forAdmin.admin.analyticsRetention.handler(({ context }) => readRetention(context)),
  analyticsFunnel: forAdmin.admin.analyticsFunnel.handler(({ context, input }) => readFunnel(context, input.period)),
  testimonials: forAdmin.admin.testimonials.handler(({ context }) => listTestimonials(context)),
  saveTestimonial: forAdmin.admin.saveTestimonial.handler(({ context, input }) => saveTestimonial(context, input)),
  removeTestimonial: forAdmin.admin.removeTestimonial.handler(({ context, input }) =>
    removeTestimonial(context, input.id),
  ),
  sitePeople: forAdmin.admin.sitePeople.handler(({ context }) => listManaged(context)),
  saveSitePerson: forAdmin.admin.saveSitePerson.handler(({ context, input }) => saveSitePerson(context, input)),
  moveSitePerson: forAdmin.admin.moveSitePerson.handler(({ context, input }) => moveSitePerson(context, input)),
  setSitePersonPicture: forAdmin.admin.setSitePersonPicture.handler(({ context, input }) =>
    setSitePersonPicture(context, input),
  ),
  removeSitePersonPicture: forAdmin.admin.removeSitePersonPicture.handler(({ context, input }) =>
    removeSitePersonPicture(context, input.id),
  ),
  removeSitePerson: forAdmin.admin.removeSitePerson.handler(({ context, input }) =>
    removeSitePerson(context, input.id),
  ),
}

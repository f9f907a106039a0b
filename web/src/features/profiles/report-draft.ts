import { idToSend, type Sent } from '../../lib/one-thing.ts'

/** Her report until the server has it, with the id under which it was sent. */
export interface ReportDraft extends Sent {
  category: string
  text: string
}

export const EMPTY_REPORT: ReportDraft = { id: '', category: '', text: '' }

/** The same said again, also after a reload, is one report. Said otherwise it is another: none is changed afterwards. */
export const reportToSend = (draft: ReportDraft): ReportDraft => ({
  ...draft,
  ...idToSend(draft, `${draft.category} ${draft.text}`, true),
})

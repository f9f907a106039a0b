export interface ReportMediaTable {
  report_id: string
  media_id: string
}

export interface VerificationRequestMediaTable {
  request_id: string
  position: number
  media_id: string
}

export interface SpentProofsTable {
  hash: string
  expires_at: Date
}

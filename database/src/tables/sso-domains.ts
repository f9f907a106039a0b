export interface SsoDomainsTable {
  domain: string
  provider_id: string
  created_at: Date
}

import type { Json } from '../json.ts'

/** A program that may ask people to sign in with their account here. */
export interface OAuthClientsTable {
  id: string
  name: string
  /** null: a public client, which has no secret. */
  secret_hash: string | null
  token_endpoint_auth_method: 'none' | 'client_secret_basic' | 'client_secret_post'
  client_uri: string | null
  logo_uri: string | null
  redirect_uris: Json<string[]>
  grant_types: Json<string[]>
  scope: string
  created_at: Date
  updated_at: Date
}

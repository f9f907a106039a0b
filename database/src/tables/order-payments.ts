export interface OrderPaymentsTable {
  order_id: string
  account_id: string
  fee_cents: number
  session_id: string | null
  intent_id: string | null
}

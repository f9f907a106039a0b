/** `paid_at` is written no more, and stays for releases that do: when the money came stands among the order's events. */
export interface OrderPaymentsTable {
  order_id: string
  account_id: string
  fee_cents: number
  session_id: string | null
  intent_id: string | null
}

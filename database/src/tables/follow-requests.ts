export interface FollowRequestsTable {
  requester_id: string
  target_id: string
  created_at: Date
}

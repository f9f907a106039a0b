export interface TicketsTable {
  id: string
  reference: string
  category: 'general' | 'support' | 'partnership' | 'press' | 'feedback' | 'accessibility' | 'careers'
  name: string
  email: string
  language: 'en' | 'es'
  subject: string
  message: string
  page: string | null
  tools: string | null
  position: string | null
  resume_key: string | null
  resume_name: string | null
  resume_bytes: number | null
  created_at: Date
  due_at: Date
  answered_at: Date | null
  answered_by: string | null
}

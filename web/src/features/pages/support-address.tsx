import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'

/** Where people write to; the operator sets it. */
export function SupportAddress() {
  const { data } = useQuery(api.site.info.queryOptions())
  if (!data) return null
  return (
    <a href={`mailto:${data.supportEmail}`} className="link inline-flex min-h-11 items-center text-lg">
      {data.supportEmail}
    </a>
  )
}

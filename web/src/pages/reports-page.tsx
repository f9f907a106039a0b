import { useParams } from 'react-router'
import { ReportList } from '../features/admin/reports/report-list.tsx'
import { ReportScreen } from '../features/admin/reports/report-screen.tsx'

export function Component() {
  const { id } = useParams()
  return id ? <ReportScreen key={id} id={id} /> : <ReportList />
}

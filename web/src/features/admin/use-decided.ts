import { showToast } from '@heraia/ui/toast-queue.ts'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { errorText, errorTexts } from '../../lib/errors.ts'
import { useTexts } from '../../lib/locale.tsx'

/** After a decision: it is said, shown, and the lists are asked for again. */
export function useDecided<Saved>(message: string, keep: (saved: Saved) => void) {
  const errors = useTexts(errorTexts)
  const queries = useQueryClient()
  return {
    onSuccess: (saved: Saved) => {
      keep(saved)
      void queries.invalidateQueries({ queryKey: api.admin.key() })
      void queries.invalidateQueries({ queryKey: api.teams.key() })
      showToast({ message, tone: 'success' })
    },
    onError: (error: Error) => {
      showToast({ message: errorText(errors, error), tone: 'danger' })
      // Somebody else may have decided, or she changed what she asks: the screen shows how it stands.
      void queries.invalidateQueries({ queryKey: api.admin.key() })
    },
  }
}

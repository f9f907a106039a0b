import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { errorText, errorTexts } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { managedSitePeople } from '../admin-queries.ts'

/** Her list and the page are asked for again; resolves once the list is here. */
export function useTeamChanged(): () => Promise<void> {
  const queries = useQueryClient()
  return () => {
    void queries.invalidateQueries({ queryKey: api.site.people.key() })
    return queries.invalidateQueries({ queryKey: managedSitePeople().queryKey })
  }
}

/** The answer is the whole list. */
export function useMoveSitePerson() {
  const errors = useTexts(errorTexts)
  const queries = useQueryClient()
  const changed = useTeamChanged()
  return useMutation(
    api.admin.moveSitePerson.mutationOptions({
      onSuccess: (team) => {
        queries.setQueryData(managedSitePeople().queryKey, team)
        void queries.invalidateQueries({ queryKey: api.site.people.key() })
      },
      onError: (error) => {
        showToast({ message: errorText(errors, error), tone: 'danger' })
        // Somebody else may have deleted her.
        void changed()
      },
    }),
  )
}

import { type QueryKey, useQueryClient } from '@tanstack/react-query'

/** Takes an answer over, or asks anew where there is none. */
export function useKeep(queryKey: QueryKey) {
  const queries = useQueryClient()
  return (answer?: unknown) => {
    if (answer === undefined) void queries.invalidateQueries({ queryKey })
    else queries.setQueryData(queryKey, answer)
  }
}

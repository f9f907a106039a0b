import { useSearchParams } from 'react-router'
import * as addresses from '../../addresses.ts'
import type { Box } from './message-lists.ts'

/** The address of a conversation beside the list that it was opened from. */
export const inBox = (address: string, box: Box): string =>
  box === 'inbox' ? address : `${address}${address.includes('?') ? '&' : '?'}box=${box}`

export const boxIn = (query: URLSearchParams): Box => (query.get('box') === 'requests' ? 'requests' : 'inbox')

/** The list that the open conversation was opened from, with what she searched for there. */
export function useListAddress(): string {
  const [query] = useSearchParams()
  return inBox(addresses.messages(undefined, query.get('q') ?? ''), boxIn(query))
}

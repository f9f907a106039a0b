import { useSearchParams } from 'react-router'
import * as addresses from '../../../addresses.ts'

/** Where she wanted to go before she needed a mail of ours; undefined: nowhere in particular. */
export function useNext(): string | undefined {
  const [query] = useSearchParams()
  const next = query.get('next')
  return next === null ? undefined : addresses.safeNext(next, addresses.feed())
}

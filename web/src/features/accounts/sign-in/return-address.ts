import * as addresses from '../../../addresses.ts'
import { siteStart } from '../../../lib/demo/is-demo.ts'

/** Where another service or the link of a mail brings her back to, in full; from there she goes on to `next`. */
export const returnAddress = (next: string): string => siteStart() + addresses.loginReturn(next)

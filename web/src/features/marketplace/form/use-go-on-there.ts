import { showToast } from '@heraia/ui/toast-queue.ts'
import { useNavigate } from 'react-router'
import * as tradeAddresses from '../../../addresses/trade.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { useIsHere } from '../../../lib/use-is-here.ts'
import { useIsOnHerWay } from '../../../lib/use-stays.ts'
import { listingFormTexts } from './listing-form-texts.ts'

/** The server has this new one already: it is changed where what is there is changed. */
export function useGoOnThere(): (id: string, isPublished: boolean) => void {
  const texts = useTexts(listingFormTexts)
  const navigate = useNavigate()
  const isHere = useIsHere()
  const isOnHerWay = useIsOnHerWay()
  return (id, isPublished) => {
    const go = () => void navigate(tradeAddresses.editListing(id))
    const arrives = isHere.current && !isOnHerWay.current
    const action = arrives ? undefined : { label: texts.change, onPress: go }
    if (isPublished) showToast({ message: texts.publishedBefore, action })
    if (arrives) go()
  }
}

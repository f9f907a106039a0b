import { Link } from '@heraia/ui/link'
import { useQuery } from '@tanstack/react-query'
import * as addresses from '../../../addresses.ts'
import { api } from '../../../lib/api.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { Quotes } from './quotes.tsx'
import { slotTexts } from './slot-texts.ts'

/** What members said, with their consent; until somebody has, an invitation. */
export function Stories() {
  const texts = useTexts(slotTexts)
  const { data } = useQuery(api.site.info.queryOptions())
  if (!data || data.testimonials.length === 0) {
    return (
      <p>
        {texts.noStories}{' '}
        <Link href={addresses.contact('feedback')} className="link">
          {texts.tellUs}
        </Link>
        .
      </p>
    )
  }
  return <Quotes testimonials={data.testimonials} />
}

import { LiveRegion } from '@heraia/ui/live-region'
import { useEffect, useState } from 'react'
import { useTexts } from '../../../lib/locale.tsx'
import { newsOf } from './upload-news.ts'
import { currentUploads, onUploads } from './upload-store.ts'
import { uploadTexts } from './upload-texts.ts'

/** Reads aloud how it goes; more than the news would drown everything else. */
export function UploadAnnouncer() {
  const texts = useTexts(uploadTexts)
  const [message, setMessage] = useState('')
  useEffect(() => {
    let before = currentUploads()
    return onUploads(() => {
      const now = currentUploads()
      const news = newsOf(before, now, texts)
      before = now
      if (news) setMessage(news)
    })
  }, [texts])
  return <LiveRegion message={message} />
}

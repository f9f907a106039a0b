import type { ContentPage } from '@heraia/contract/content'
import { mediaKit } from '../machines/media-kit.ts'
import type { Content } from './open-content.ts'

/** A page of text; that of the press with its files, each as large as it is. */
export async function pageOfText(content: Content, name: string, language: string): Promise<ContentPage | undefined> {
  const page = content.library().page(name, language)
  if (!page || name !== 'press') return page
  const kit = await mediaKit(content)
  return { ...page, downloads: [{ name: 'heraia-media-kit.zip', href: '/media-kit.zip', bytes: kit.length }] }
}

import type { ContentPage } from '@heraia/contract/content'
import type { Texts } from '@heraia/server/ports'

/** They lie as files beside the demo, and change with it only. `base`: where its folder lies, without a slash at the end. */
export function textsBeside(base: string): Texts {
  const kept = new Map<string, Promise<ContentPage>>()

  async function fetchPage(name: string): Promise<ContentPage> {
    const answer = await fetch(`${base}/content/en/${name}.json`)
    if (!answer.ok) throw new Error(`${name} could not be fetched: ${answer.status}.`)
    return answer.json()
  }

  const page = (name: string): Promise<ContentPage> => {
    const known = kept.get(name)
    if (known) return known
    const fetching = fetchPage(name)
    kept.set(name, fetching)
    fetching.catch(() => kept.delete(name))
    return fetching
  }

  return {
    termsVersion: async () => (await page('terms')).updated ?? '',
    hasArticle: async (name) => (await page('learn')).entries.some((entry) => entry.name === `learn/${name}`),
  }
}

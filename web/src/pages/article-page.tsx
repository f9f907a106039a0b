import { useParams } from 'react-router'
import { ArticleKeeping } from '../features/articles/article-keeping.tsx'
import { ArticleEnd, ArticleOpening, ToArticles } from '../features/pages/content/article-parts.tsx'
import { contentPage } from '../features/pages/content/content-page.ts'
import { ContentScreen } from '../features/pages/content/content-screen.tsx'

export function Component() {
  const { slug = '' } = useParams()
  return (
    <ContentScreen
      key={slug}
      name={`learn/${slug}`}
      width="reading"
      above={({ topic }) => <ToArticles topic={topic} />}
      opening={(page) => (
        <>
          <ArticleKeeping slug={slug} />
          <ArticleOpening page={page} />
        </>
      )}
      below={(page) => <ArticleEnd page={page} />}
    />
  )
}
export const { loads, head } = contentPage(({ params }) => `learn/${params.slug}`)

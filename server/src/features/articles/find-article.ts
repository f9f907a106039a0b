import type { Context } from '../../context.ts'
import { notFound } from '../../refused.ts'

export async function findArticle({ ports }: Context, name: string): Promise<void> {
  if (!(await ports.texts.hasArticle(name))) throw notFound('article')
}

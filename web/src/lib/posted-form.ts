import { createContext, use } from 'react'

/** A form that the browser sent by itself and that could not be taken (hosts/node/http/answer-post.ts). */
export interface PostedForm {
  values: Record<string, string>
  /** Code of what is wrong, by field. */
  fields: Record<string, string>
  code: string
  retryAfterSeconds?: number
  status: number
}

/** null: nothing was posted to this page, or all is well. */
export const PostedFormContext = createContext<PostedForm | null>(null)

export const usePostedForm = () => use(PostedFormContext)

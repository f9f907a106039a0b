import type { ProfilesTable } from '../../tables/profiles.ts'

/** What a post is about, so that what people answer fits. */
export type Mood = 'win' | 'training' | 'setback' | 'question' | 'news' | 'thought' | 'thanks'

export type Voice = Exclude<ProfilesTable['role'], 'admin'>

/** Texts with `{slots}`; see fill-in.ts. */
export type PostTexts = Record<Voice, Partial<Record<Mood, readonly string[]>>>
export type BioTexts = Record<Voice, readonly string[]>
export type CommentTexts = Record<Mood, readonly string[]>

/** Who says it (0 opens, 1 answers) and what. */
export type Dialogue = readonly (readonly [0 | 1, string])[]

/** What the raw server answers: for each question some variants, each a list of statements sent one after the other. */
export interface RawScript {
  port: number
  databaseUrl: string
  password: string
  passwordHash: string
  questions: Record<string, { name: string; text: string; values: unknown[] }[][]>
}

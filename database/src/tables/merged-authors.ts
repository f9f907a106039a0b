export interface MergedAuthorsTable {
  author_id: string
}

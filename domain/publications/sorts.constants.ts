/**
 * How the list of publications can be sorted, the default first; descending with a minus. Without zod, which
 * the client does without.
 */
export const PUBLICATION_SORTS = [
  '-publishedDate',
  'publishedDate',
  'title',
  '-title',
  'category',
  '-category',
  'updatedAt',
  '-updatedAt',
] as const

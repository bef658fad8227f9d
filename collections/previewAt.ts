import type { GeneratePreviewURL } from 'payload'

/**
 * The panel's Preview button: opens a document's page with its newest draft.
 * @param pathOf the page's path, from the document's slug
 */
export const previewAt =
  (pathOf: (slug: string) => string): GeneratePreviewURL =>
  ({ slug }) =>
    typeof slug === 'string' && slug !== '' ? `${pathOf(slug)}?preview=true` : null

/**
 * Lets a page be shown while its queries are still on their way: the browser goes on at once and the page shows what
 * is loading; the server waits, and a failure becomes the page's.
 */
export const awaitOnServer = async (queries: Promise<unknown>[]): Promise<void> => {
  const all = Promise.all(queries)
  if (import.meta.env.SSR) await all
  else all.catch(() => {}) // the page's own queries show it
}

const KEY = 'ace.reloadedAt'
const ONCE_IN_MS = 60_000

/**
 * After a new version was put up, the old one's files may be gone while someone still has an old page open: loads
 * the page anew then, once.
 */
export const reloadOnMissingChunk = (): void => {
  addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine) return // nothing is missing but the line; what is on screen stays
    try {
      if (Date.now() - Number(sessionStorage.getItem(KEY)) < ONCE_IN_MS) return
      sessionStorage.setItem(KEY, String(Date.now()))
    } catch {
      return
    }
    event.preventDefault()
    location.reload()
  })
}

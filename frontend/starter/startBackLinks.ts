const LINK = 'a[data-starter=back]'

/**
 * Whether the way back leads to a page of this site: one that the application has changed, which it counts in the
 * history's state, or the document that led here. Who has signed in is not sent back to do it again.
 */
export const leadsBackToSite = (state: unknown, referrer: string, origin: string): boolean => {
  const { idx = 0 } = (state ?? {}) as { idx?: number }
  return idx > 0 || (referrer.startsWith(`${origin}/`) && !referrer.startsWith(`${origin}/auth`))
}

/** Links back go as the browser does; where it would leave the site, or cannot, to the page that they name. */
export const startBackLinks = (): void =>
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.altKey || !event.target.closest(LINK) || history.length < 2) return
    if (!leadsBackToSite(history.state, document.referrer, location.origin)) return
    event.preventDefault() // the application's links follow nothing that was prevented
    history.back()
  })

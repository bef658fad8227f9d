/** Styled by itself: a page has the styles of its own parts alone. */
const NOTICE =
  '<p role="status" style="margin:0;padding:0.75rem 1rem;background:#fff4ce;color:#1b1b1b;text-align:center;font-size:1rem">This is a saved copy of the page. Part of the service cannot be reached at the moment, so it may be out of date.</p>'

/** Marks a page that is shown from the cache while the database does not answer. */
export const withLastKnownNotice = (html: string): string =>
  html.replace(/<body[^>]*>/, (body) => `${body}${NOTICE}`)

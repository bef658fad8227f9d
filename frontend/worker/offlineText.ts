export interface CachedPage {
  /** Path and query. */
  path: string
  /** Its document, as text. */
  html: string
}

const MARK = '<!-- kept pages -->'

const escapeAttribute = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')

/** What stands in the document's title: text that is escaped already. Nothing else may come through. */
const titleOf = (html: string): string | undefined => /<title>([^<]+)<\/title>/.exec(html)?.[1]

/** The offline page with links to the pages that can be read. */
export const offlineText = (template: string, pages: CachedPage[]): string => {
  const links = pages.flatMap(({ path, html }) => {
    const title = titleOf(html)
    return title
      ? [
          `<li><a class="link inline-flex min-h-11 items-center" href="${escapeAttribute(path)}">${title}</a></li>`,
        ]
      : []
  })
  return links.length > 0
    ? template.replace(MARK, () => `<h2>Kept on this device</h2><ul>${links.join('')}</ul>`)
    : template
}

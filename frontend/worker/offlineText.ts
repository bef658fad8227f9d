import { escapeHtml } from './escapeHtml'
import type { OwnKept } from './ownStore'
import { ownText } from './ownText'

export interface CachedPage {
  /** Path and query. */
  path: string
  /** Its document, as text. */
  html: string
}

const OWN_MARK = '<!-- own record -->'
const PAGES_MARK = '<!-- kept pages -->'

/** What stands in the document's title: text that is escaped already. Nothing else may come through. */
const titleOf = (html: string): string | undefined => /<title>([^<]+)<\/title>/.exec(html)?.[1]

/** The offline page with what is the person's own, and links to the pages that can be read. */
export const offlineText = (template: string, pages: CachedPage[], own?: OwnKept): string => {
  const links = pages.flatMap(({ path, html }) => {
    const title = titleOf(html)
    return title
      ? [`<li><a class="link inline-flex min-h-11 items-center" href="${escapeHtml(path)}">${title}</a></li>`]
      : []
  })
  const list = links.length > 0 ? `<h2>Kept on this device</h2><ul>${links.join('')}</ul>` : PAGES_MARK
  return template.replace(OWN_MARK, () => ownText(own)).replace(PAGES_MARK, () => list)
}

import { Feed } from 'feed'
import { toXmlText } from './toXmlText'

export interface FeedEntry {
  id: string
  title: string
  path: string
  summary?: string | null
  /** As they are to be named; the association where there are none. */
  authors?: string | null
  category?: string
  published: string
  updated: string
}

export interface AtomFeedOptions {
  title: string
  description?: string
  /** Of the page that shows the same. */
  path: string
  feedPath: string
  association: string
  siteUrl: string
  /** The latest first. */
  entries: FeedEntry[]
}

/** Plain text where the format, as this library writes it, holds HTML. */
const toHtml = (text: string): string =>
  toXmlText(text).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/** Ids stay when an address changes, so that no entry is announced twice. */
const tagOf = (siteUrl: string, feedPath: string, id: string): string =>
  `tag:${new URL(siteUrl).hostname},2026:${feedPath}/${id}`

/** An Atom feed (RFC 4287). */
export const atomFeed = ({
  title,
  description,
  path,
  feedPath,
  association,
  siteUrl,
  entries,
}: AtomFeedOptions): string => {
  const newest = entries.map(({ updated }) => new Date(updated).getTime())
  const feed = new Feed({
    id: `${siteUrl}${feedPath}`,
    title: toXmlText(title),
    description: description && toXmlText(description),
    link: `${siteUrl}${path}`,
    feedLinks: { atom: `${siteUrl}${feedPath}` },
    language: 'en',
    updated: new Date(Math.max(0, ...newest)),
    generator: false,
    author: { name: toXmlText(association), link: siteUrl },
  })
  for (const entry of entries) {
    feed.addItem({
      id: tagOf(siteUrl, feedPath, entry.id),
      title: toHtml(entry.title),
      link: `${siteUrl}${entry.path}`,
      description: entry.summary ? toHtml(entry.summary) : undefined,
      author: entry.authors ? [{ name: toXmlText(entry.authors) }] : undefined,
      category: entry.category ? [{ name: entry.category, term: entry.category }] : undefined,
      published: new Date(entry.published),
      date: new Date(entry.updated),
    })
  }
  return feed.atom1()
}

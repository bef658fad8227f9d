import { SitemapStream, streamToPromise } from 'sitemap'
import { paths } from '../../../frontend/paths'
import type { PublishedContent } from './publishedContent'

interface Address {
  path: string
  updatedAt?: string
}

const MAX_ADDRESSES = 50_000

const newestOf = (documents: { updatedAt: string }[]): string | undefined =>
  documents
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1)

/** Every address that a visitor can open and search engines should know, each once. */
const addressesOf = async (content: PublishedContent): Promise<Address[]> => {
  const { pages, divisions, events, publications, news, openings } = await content.addresses()
  const page = (path: string, updatedAt?: string): Address => ({ path, updatedAt })
  const fixed = [
    page(paths.home.build(), newestOf([...pages, ...events, ...publications, ...divisions])),
    page(paths.events.build(), newestOf(events)),
    page(paths.publications.build(), newestOf([...publications, ...news])),
  ]
  const known = new Set(fixed.map(({ path }) => path))
  const others = [
    ...pages.map(({ slug, updatedAt }) =>
      page(`/${slug}`, `/${slug}` === paths.newsroom.path ? newestOf([{ updatedAt }, ...news]) : updatedAt),
    ),
    ...divisions.map(({ slug, updatedAt }) => page(paths.division.build(slug), updatedAt)),
    ...events.map(({ slug, updatedAt }) => page(paths.event.build(slug), updatedAt)),
    ...news.map(({ slug, updatedAt }) => page(paths.newsItem.build(slug), updatedAt)),
    ...publications.map(({ slug, updatedAt }) => page(paths.publication.build(slug), updatedAt)),
    ...openings.map(({ slug, updatedAt }) => page(paths.opening.build(slug), updatedAt)),
  ]
  return [...fixed, ...others.filter(({ path }) => !known.has(path) && Boolean(known.add(path)))].slice(
    0,
    MAX_ADDRESSES,
  )
}

/** `/sitemap.xml`: published pages alone, each with its last change. */
export const sitemap = async (content: PublishedContent, siteUrl: string): Promise<string> => {
  const stream = new SitemapStream({
    hostname: siteUrl,
    xmlns: { news: false, video: false, xhtml: false, image: false },
  })
  const written = streamToPromise(stream)
  for (const { path, updatedAt } of await addressesOf(content))
    stream.write({ url: path, lastmod: updatedAt })
  stream.end()
  return (await written).toString()
}

import type { App } from '../lib/app'
import { toScriptText } from '../lib/scriptText'
import { paths } from '../paths'
import type { PageDescription } from './describePage'
import { PICTURE_HEIGHT, PICTURE_WIDTH } from './picturePath'
import { structuredData } from './structuredData'

const escape = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

const alternate = (type: string, title: string, path: string): string =>
  `<link rel="alternate" type="${type}" title="${escape(title)}" href="${path}">`

/** Feeds are the same on every page. */
const feedLinks = ({ settings: { shortName } }: PageDescription): string =>
  [
    alternate('application/atom+xml', `News – ${shortName}`, paths.newsroom.feed),
    alternate('application/atom+xml', `Publications – ${shortName}`, paths.publications.feed),
    alternate('text/calendar', `Events – ${shortName}`, paths.events.calendar()),
  ].join('')

const openGraph = (
  { head, settings, picture, subject }: PageDescription,
  siteUrl: string,
): (readonly [string, string | null | undefined])[] => {
  const title = head.title ?? settings.name
  return [
    ['og:type', head.openGraphType ?? 'website'],
    ['og:site_name', settings.name],
    ['og:locale', 'en_GB'],
    ['og:url', `${siteUrl}${head.canonical}`],
    ['og:title', title],
    ['og:description', head.description ?? settings.description],
    ['og:image', picture],
    ['og:image:type', 'image/png'],
    ['og:image:width', String(PICTURE_WIDTH)],
    ['og:image:height', String(PICTURE_HEIGHT)],
    ['og:image:alt', [subject.kind, title, subject.detail].filter(Boolean).join(' – ')],
    ['article:published_time', subject.publishedAt],
    ['article:modified_time', subject.changedAt],
  ]
}

/**
 * What other programs read in the head of a page: Open Graph, the card of X (which takes the rest from Open Graph),
 * JSON-LD, feeds. Made by the server alone: such programs ask for an address and run no script, and none of it is
 * worth a visitor's bytes of script. What tells of this page is marked, and removed once the visitor has gone on to
 * another (components/layout/Layout.tsx). JSON-LD is data: no content security policy holds it up.
 */
export const sharingTags = (app: App, page: PageDescription): string => {
  const metas = openGraph(page, app.siteUrl)
    .filter((pair): pair is [string, string] => Boolean(pair[1]))
    .map(
      ([property, content]) => `<meta property="${property}" content="${escape(content)}" data-first-page>`,
    )
  return [
    ...metas,
    '<meta name="twitter:card" content="summary_large_image" data-first-page>',
    `<script type="application/ld+json" data-first-page>${toScriptText(structuredData(app, page))}</script>`,
    feedLinks(page),
  ].join('')
}

import type { SentForm } from '../platform/plainForm.schema'
import type { ContentTopic } from './lib/contentTopic'
import type { DocumentParts } from './lib/documentParts'

export type { ContentTopic } from './lib/contentTopic'

export interface PageAssets {
  /** URL of the script that loads the others; without one the document names them all. */
  start?: string
  /** URLs of the module scripts that start the client. */
  scripts: string[]
  /** URLs of the stylesheets. */
  styles: string[]
  /** URLs of the stylesheets that come with the application, where the document brings what it needs itself. */
  laterStyles: string[]
  /** URL of the stylesheet for paper. */
  printStyles: string
  /** URLs of the modules that the given source files need, for example `['frontend/routes/home.tsx']`. */
  preloads: (moduleIds: string[]) => string[]
}

/** What the server hands to the renderer with each request. */
export interface RenderContext {
  /** Answers a request to the REST API without the network. */
  fetchApi: (request: Request) => Promise<Response>
  /** The API's answer to a visitor, parsed: the cached one for this path and query, or else the one that is fetched. */
  cacheAnswer: <Body>(path: string, fetchAnswer: () => Promise<Body>) => Promise<Body>
  /** Origin of the site, without a slash at its end. */
  siteUrl: string
  assets: PageAssets
  /**
   * Where the application finds the site chrome, a module that all pages share; without it the page's state brings it.
   */
  siteChromePath?: (siteChrome: object) => string
  /** Told about failures that nobody expected; the visitor sees a page that says so. */
  reportError?: (error: unknown) => void
  /** A form that was posted to the page, and is shown again. */
  sentForm?: SentForm
}

export interface RenderedPage {
  status: number
  redirectTo?: string
  /** The whole document; none where the answer is a redirect. */
  document?: DocumentParts
  /** None: a copy must not be kept. */
  topics: ContentTopic[]
  /** Made for one person, or leading a visitor away from such a page. */
  isPersonal: boolean
}

/** What the picture of a page shows, for previews of links. */
export interface PictureFacts {
  title: string
  /** What it is, in a word or two; empty for a page that is no more than its title. */
  kind: string
  /** When and where, by whom. */
  detail?: string
  /** Of the association. */
  name: string
  shortName: string
  pathname: string
  /** Path of the page's own picture. */
  image?: string
}

import type { ContentTopic } from './lib/contentTopic'

export type { ContentTopic } from './lib/contentTopic'

export interface PageAssets {
  /** URLs of the module scripts that start the client. */
  scripts: string[]
  /** URLs of the stylesheets. */
  styles: string[]
  /** URLs of the modules that the given source files need, for example `['frontend/routes/home.tsx']`. */
  preloads: (moduleIds: string[]) => string[]
}

/** What the server hands to the renderer with each request. */
export interface RenderContext {
  /** Answers a request to the REST API without the network. */
  fetchApi: (request: Request) => Promise<Response>
  /** Origin of the site, without a slash at its end. */
  siteUrl: string
  assets: PageAssets
  /** Told about failures that nobody expected; the visitor sees a page that says so. */
  reportError?: (error: unknown) => void
}

export interface RenderedPage {
  status: number
  /** Set when the answer is a redirect; `html` is empty then. */
  redirectTo?: string
  /** The whole document, from its doctype on. */
  html: string
  /** None: a copy must not be kept. */
  topics: ContentTopic[]
  /** Made for one person, or leading a visitor away from such a page. */
  isPersonal: boolean
}

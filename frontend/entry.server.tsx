import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import {
  type StaticHandlerContext,
  StaticRouterProvider,
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  matchRoutes,
} from 'react-router-dom'
import { AppTree } from './AppTree'
import { findKeptChrome, keepChrome } from './components/layout/keptChrome'
import { Toasts } from './components/ui/Toasts'
import { type ApiClient, type RequestOptions, createApiClient, searchOf } from './lib/apiClient'
import type { App } from './lib/app'
import { addToBody, addToHead, cutDocument } from './lib/documentParts'
import { isPreview } from './lib/isPreview'
import { localPath } from './lib/localPath'
import { type Notice, noticeOf } from './lib/messages/noticeMessages'
import { type PageState, answersOf, serializePageState } from './lib/pageState'
import { createQueryClient } from './lib/queryClient'
import { siteChromeQuery } from './lib/siteChrome'
import { NO_SESSION, sessionQuery } from './lib/session/sessionQuery'
import type { ContentTopic, PictureFacts, RenderContext, RenderedPage } from './render.types'
import { NOTICE } from './paths'
import { makeDesk } from './deskRoutes'
import { type RouteHandle, createRoutes } from './routes'
import { firstPartOf, firstPartsOf, routesOf } from './routesOf'
import { describePage } from './sharing/describePage'
import { sharingTags } from './sharing/sharingTags'

export type { ContentTopic, PageAssets, PictureFacts, RenderContext, RenderedPage } from './render.types'

/** The map of URLs, once for all requests: each brings what its loaders work with. */
const { dataRoutes } = createStaticHandler(createRoutes(({ context }) => context as App, makeDesk))

/** By the first part of an address; by nothing for any other. */
const handlers = new Map(
  ['', ...firstPartsOf(dataRoutes)].map((part) => [part, createStaticHandler(routesOf(dataRoutes, part))]),
)

const query = (request: Request, app: App): Promise<StaticHandlerContext | Response> => {
  const handler = handlers.get(firstPartOf(new URL(request.url).pathname)) ?? handlers.get('')
  if (!handler) throw new Error('There are no routes')
  return handler.query(request, { requestContext: app })
}

/** For a visitor: shares answers with other pages. An aborted page does not abort a request that others wait for. */
const withCachedAnswers = (api: ApiClient, cacheAnswer: RenderContext['cacheAnswer']): ApiClient => ({
  ...api,
  get: <Body,>(path: string, { signal: _, ...options }: RequestOptions = {}) =>
    cacheAnswer(`/api${path}${searchOf(options.query)}`, () => api.get<Body>(path, options)),
})

const createApp = (request: Request, { fetchApi, cacheAnswer, siteUrl, sentForm }: RenderContext): App => {
  const cookie = request.headers.get('cookie')
  // Payload takes a cookie only from a request that names its origin.
  const address = request.headers.get('x-client-address')
  const headers: Record<string, string> = {
    origin: siteUrl,
    ...(cookie && { cookie }),
    ...(address && { 'x-client-address': address }),
  }
  const api = createApiClient((path, init) =>
    fetchApi(
      new Request(`${siteUrl}${path}`, {
        ...init,
        headers: { ...(init.headers as Record<string, string>), ...headers },
      }),
    ),
  )
  const app: App = {
    queryClient: createQueryClient({ isServer: true }),
    api: cookie ? api : withCachedAnswers(api, cacheAnswer),
    siteUrl,
    renderedAt: Date.now(),
    isPreview: isPreview(new URL(request.url)),
    sentForm,
  }
  if (!cookie) app.queryClient.setQueryData(sessionQuery(app).queryKey, NO_SESSION)
  return app
}

const handlesOf = ({ matches }: StaticHandlerContext): RouteHandle[] =>
  matches.map(({ route }) => route.handle as RouteHandle | undefined).filter((handle) => handle !== undefined)

/** Asked of a page that leads elsewhere: what the loaders found says nothing of the page then. */
const isPersonalPage = ({ url }: Request): boolean =>
  (matchRoutes(dataRoutes, new URL(url)) ?? []).some(
    ({ route }) => (route.handle as RouteHandle | undefined)?.isPersonal,
  )

const hasSession = ({ queryClient, api }: App): boolean =>
  Boolean(queryClient.getQueryData(sessionQuery({ api }).queryKey)?.user)

/** The starter's alone: React takes over the document without it. */
const toastsWith = (notice?: Notice): string => renderToStaticMarkup(<Toasts notice={notice} />)
const toasts = toastsWith()
const toastsFor = ({ url }: Request): string => {
  const notice = noticeOf(new URL(url).searchParams.get(NOTICE))
  return notice ? toastsWith(notice) : toasts
}

const UNEXPECTED = { status: 500, statusText: '', data: null as unknown }

/** Errors as the client can read them: answers as they are, anything else without its inner text. */
const readableErrors = (
  errors: StaticHandlerContext['errors'],
  report: RenderContext['reportError'],
): PageState['router']['errors'] =>
  errors &&
  Object.fromEntries(
    Object.entries(errors).map(([routeId, error]: [string, unknown]) => {
      if (!isRouteErrorResponse(error)) report?.(error)
      const { status, statusText, data }: typeof UNEXPECTED = isRouteErrorResponse(error)
        ? { ...error, data: error.data as unknown }
        : UNEXPECTED
      return [routeId, { status, statusText, data, internal: false }]
    }),
  )

/** Renders the page of a URL to a whole document. Source: architecture.md "How things flow". */
export const render = async (request: Request, context: RenderContext): Promise<RenderedPage> => {
  const app = createApp(request, context)
  const matched = await query(request, app)
  if (matched instanceof Response) {
    const isPersonal = isPersonalPage(request)
    return {
      status: matched.status,
      redirectTo: matched.headers.get('Location') ?? '/',
      topics: isPersonal ? [] : ['content'],
      isPersonal,
    }
  }
  const handles = handlesOf(matched)
  const isPersonal = handles.some((handle) => handle.isPersonal)
  const isUsedAtOnce = handles.some((handle) => handle.isUsedAtOnce)
  const errors = readableErrors(matched.errors, context.reportError)
  const chromeKey = siteChromeQuery(app).queryKey
  const siteChrome = app.queryClient.getQueryData(chromeKey)
  const siteChromePath = app.isPreview ? undefined : siteChrome && context.siteChromePath?.(siteChrome)
  const { pathname } = matched.location
  // which every visitor's page shares; who is signed in has a header of his own
  const sharedChrome = app.isPreview || hasSession(app) ? undefined : siteChrome
  app.keptChrome = sharedChrome && findKeptChrome(sharedChrome, pathname)
  const state: PageState = {
    siteUrl: context.siteUrl,
    renderedAt: app.renderedAt,
    assets: {
      start: context.assets.start,
      scripts: context.assets.scripts,
      styles: context.assets.styles,
      laterStyles: context.assets.laterStyles,
      printStyles: context.assets.printStyles,
      preloads: [
        ...(siteChromePath ? [siteChromePath] : []),
        ...context.assets.preloads(handles.flatMap(({ moduleIds }) => moduleIds)),
      ],
      isNeededAtOnce: isUsedAtOnce || app.isPreview || hasSession(app) || undefined,
    },
    siteChrome: siteChromePath,
    router: { loaderData: matched.loaderData, errors },
    answers: answersOf(app.queryClient, siteChromePath ? chromeKey : undefined),
    sentForm: context.sentForm,
  }
  // The routes that matched are in the context; it would copy all others for each page, and render none.
  const router = createStaticRouter([], { ...matched, errors })
  const html = renderToString(
    <AppTree app={app} assets={state.assets} stateText={serializePageState(state)}>
      <StaticRouterProvider router={router} context={{ ...matched, errors }} hydrate={false} />
    </AppTree>,
  )
  if (sharedChrome && !app.keptChrome) keepChrome(sharedChrome, pathname, html)
  const description = describePage(app, matched)
  const tags = description ? sharingTags(app, description) : ''
  app.queryClient.clear()
  const topics = new Set<ContentTopic>(handles.flatMap((handle) => handle.topics))
  return {
    status: matched.statusCode,
    document: addToBody(addToHead(cutDocument(html), tags), toastsFor(request)),
    topics: handles.length > 0 ? [...topics] : ['content'],
    isPersonal,
  }
}

/** What the picture of a page shows. @returns undefined where a visitor finds no page */
export const describe = async (
  request: Request,
  context: RenderContext,
): Promise<PictureFacts | undefined> => {
  const app = createApp(request, context)
  const matched = await query(request, app)
  const description =
    matched instanceof Response || matched.statusCode !== 200 ? undefined : describePage(app, matched)
  app.queryClient.clear()
  if (!description) return undefined
  const { head, settings, pathname, subject } = description
  const { name, shortName } = settings
  const image = subject.image?.url ? localPath(subject.image.url) : undefined
  return {
    title: head.title ?? name,
    kind: subject.kind,
    detail: subject.detail,
    name,
    shortName,
    pathname,
    image,
  }
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type PlainFormName, type SentForm, plainFormNamed } from '../../platform/plainForm.schema'
import { textsOf } from '../../frontend/lib/documentParts'
import { safeReturnPath } from '../../frontend/lib/safeReturnPath'
import { paths } from '../../frontend/paths'
import { DatabaseUnavailableError, isDatabaseUnavailable } from '../../platform/databaseErrors'
import type { DatabaseWatch } from '../database/databaseWatch'
import type { Logger } from '../../platform/logger'
import { traced } from '../../platform/tracing/spans'
import { compress } from './compress'
import type { ContentVersions } from './contentVersion'
import { failurePage } from './failurePage'
import { sitePolicy } from '../securityHeaders'
import type { CachedPage, FreshPage, PageCache } from './pageCache'
import { type PageWriter, encodingAsked } from './pageWriter'
import type { ParsedAnswerCache } from './parsedAnswerCache'
import { pageOfForm } from './plainFormOf'
import type { SiteRenderer } from './renderer'

export interface SiteOptions {
  renderer: SiteRenderer
  cache: PageCache
  siteUrl: string
  fetchApi: (request: Request) => Promise<Response>
  cacheAnswer: ParsedAnswerCache
  /** Writes what is the same for all visitors. */
  write: PageWriter
  watch: Pick<DatabaseWatch, 'guard' | 'whenReady' | 'isAnswering'>
  log: Logger
}

export interface Visit {
  requestId: string
  /** The client's, behind trusted proxies: the requests of its page to the API count as coming from there. */
  address: string
}

export interface Site {
  /** @returns the answer, or that it is written already */
  answer: (incoming: IncomingMessage, outgoing: ServerResponse, url: URL, visit: Visit) => Promise<Response>
  /**
   * Answers a form that was posted to its own page: with the redirect of its endpoint, with the way to the
   * sign-in page, or else with the page once more.
   * @param answer the endpoint's
   */
  answerForm: (
    incoming: IncomingMessage,
    url: URL,
    visit: Visit,
    name: PlainFormName,
    answer: Response,
  ) => Promise<Response>
}

/** These forms redirect to the page that required the sign-in. */
const RETURNING: readonly PlainFormName[] = ['sign-in', 'factor']

/** Whether a request carries a session, alive or not: its page is never cached. */
export const hasSessionCookie = (incoming: IncomingMessage): boolean =>
  incoming.headers.cookie?.includes('ace_session=') ?? false

/** Answers with rendered pages: from the cache for visitors, rendered for each request of a signed-in person. */
export const createSite = ({
  renderer,
  cache,
  siteUrl,
  fetchApi,
  cacheAnswer,
  write,
  watch,
  log,
}: SiteOptions): Site => {
  const render = async (
    incoming: IncomingMessage,
    url: URL,
    { requestId, address }: Visit,
    { versions, sentForm }: { versions?: ContentVersions; sentForm?: SentForm } = {},
  ): Promise<FreshPage> => {
    const headers = new Headers({ 'x-client-address': address })
    for (const name of ['cookie', 'user-agent', 'accept-language'] as const) {
      const value = incoming.headers[name]
      if (value) headers.set(name, value)
    }
    const reportError = (error: unknown): void =>
      log.error({ requestId, err: error, path: url.pathname }, 'a part of a page failed')
    const request = new Request(`${siteUrl}${url.pathname}${url.search}`, { headers })
    const { styleHash, document, ...page } = await traced('render page', () =>
      renderer.render(request, {
        hasSession: hasSessionCookie(incoming),
        siteUrl,
        fetchApi,
        cacheAnswer: (path, fetchAnswer) => cacheAnswer(path, fetchAnswer, versions),
        reportError,
        sentForm,
      }),
    )
    const texts = document ? textsOf(document) : []
    return {
      ...page,
      bytes: Buffer.concat(texts.map((text) => Buffer.from(text))),
      contentPolicy: styleHash && sitePolicy(styleHash),
    }
  }

  const pageFor = async (
    incoming: IncomingMessage,
    url: URL,
    visit: Visit,
    isAnonymous: boolean,
  ): Promise<CachedPage> => {
    if (isAnonymous)
      return cache.page(`${url.pathname}${url.search}`, (versions) =>
        render(incoming, url, visit, { versions }),
      )
    const { bytes, ...page } = await watch.guard(async () => {
      await watch.whenReady()
      return render(incoming, url, visit)
    })
    return { ...page, body: compress(bytes, 'sentOnce') }
  }

  return {
    answer: async (incoming, outgoing, url, visit) => {
      const { requestId } = visit
      const isHead = incoming.method === 'HEAD'
      if (incoming.method !== 'GET' && !isHead)
        return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } })
      const isAnonymous = !hasSessionCookie(incoming)
      const headers = new Headers({
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': isAnonymous ? 'no-cache' : 'private, no-store',
        Vary: 'Cookie, Accept-Encoding',
        ...(renderer.linkHeader && { Link: renderer.linkHeader }),
      })
      let page: CachedPage
      try {
        page = await pageFor(incoming, url, visit, isAnonymous)
        if (page.status >= 500 && !watch.isAnswering()) throw new DatabaseUnavailableError()
      } catch (error) {
        // the watch has told of the database, once for all pages
        if (!isDatabaseUnavailable(error))
          log.error({ requestId, err: error, path: url.pathname }, 'a page could not be rendered')
        headers.set('Cache-Control', 'no-store')
        headers.set('Retry-After', '5')
        return failurePage(requestId, headers)
      }
      const encoding = encodingAsked(incoming)
      if (isAnonymous && !page.isPersonal && page.status === 200) {
        if (!write(page, incoming, outgoing)) {
          await page.body.encoded(encoding)
          write(page, incoming, outgoing)
        }
        return RESPONSE_ALREADY_SENT
      }
      if (page.isPersonal) headers.set('Cache-Control', 'private, no-store')
      if (page.contentPolicy) headers.set('Content-Security-Policy', page.contentPolicy)
      if (page.redirectTo) {
        headers.set('Location', page.redirectTo)
        return new Response(null, { status: page.status, headers })
      }
      if (page.status >= 500) headers.set('Cache-Control', 'no-store')
      if (page.status === 503) headers.set('Retry-After', '5')
      const body = await page.body.encoded(encoding)
      if (encoding !== 'identity') headers.set('Content-Encoding', encoding)
      headers.set('Content-Length', String(body.length))
      return new Response(isHead ? null : new Uint8Array(body), { status: page.status, headers })
    },
    answerForm: async (incoming, url, visit, name, answer) => {
      if (answer.status === 303) {
        if (RETURNING.includes(name))
          answer.headers.set('Location', safeReturnPath(url.searchParams.get('from')))
        return answer
      }
      if (!answer.headers.get('Content-Type')?.startsWith('application/json')) return answer
      const { signInNotice, isKept } = plainFormNamed(name)
      if (answer.status === 401 && signInNotice && !isKept)
        return new Response(null, {
          status: 303,
          headers: {
            Location: paths.auth.build({ from: pageOfForm(url, name), notice: signInNotice }),
            'Cache-Control': 'no-store',
          },
        })
      const { errors = [], values = {}, challenge } = (await answer.json()) as Partial<SentForm>
      const headers = new Headers({ 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
      const retryAfter = answer.headers.get('Retry-After')
      if (retryAfter) headers.set('Retry-After', retryAfter)
      try {
        const page = await render(incoming, url, visit, { sentForm: { name, errors, values, challenge } })
        if (page.redirectTo) headers.set('Location', page.redirectTo)
        if (page.contentPolicy) headers.set('Content-Security-Policy', page.contentPolicy)
        return new Response(new Uint8Array(page.bytes), {
          status: page.redirectTo ? 303 : answer.status,
          headers,
        })
      } catch (error) {
        log.error(
          { requestId: visit.requestId, err: error, path: url.pathname },
          'a page could not be rendered',
        )
        return failurePage(visit.requestId, headers)
      }
    },
  }
}

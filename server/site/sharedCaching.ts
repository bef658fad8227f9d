import type { IncomingHttpHeaders } from 'node:http'
import {
  type ContentTopic,
  onContentVersionMoved,
  purgeSharedCache,
} from '../../domain/content/contentVersions'
import type { Environment } from '../../platform/env'
import type { Logger } from '../../platform/logger'

/** Served once more while a new copy is fetched, after its time: where purges tell of changes. */
const STALE_SECONDS = 60
/** Served while this server does not answer at all. */
const STALE_IF_ERROR_SECONDS = 3600

type RequestHeaders = IncomingHttpHeaders | Headers

const headerOf = (headers: RequestHeaders, name: 'cookie' | 'authorization'): string | null | undefined =>
  headers instanceof Headers ? headers.get(name) : headers[name]

/** What a shared cache before the server (a content delivery network) may keep. */
export interface SharedCaching {
  /**
   * The headers that let a shared cache keep an answer. None where there is no such cache, where the answer does not
   * depend on public content alone, and for a request with any cookie or credential.
   * @param topics of the content that the answer depends on; undefined for an answer that nobody may share
   */
  headersFor: (
    requested: RequestHeaders,
    topics: readonly ContentTopic[] | undefined,
  ) => Readonly<Record<string, string>> | undefined
}

/** @param env without `CDN_SECONDS` nothing is shared */
export const createSharedCaching = ({
  CDN_SECONDS: seconds,
  CDN_PURGE_URL,
}: Pick<Environment, 'CDN_SECONDS' | 'CDN_PURGE_URL'>): SharedCaching => {
  const stale = CDN_PURGE_URL ? `, stale-while-revalidate=${STALE_SECONDS}` : ''
  const caching = `public, max-age=0, s-maxage=${seconds}${stale}, stale-if-error=${STALE_IF_ERROR_SECONDS}`
  /** Of each combination of topics, put together once. */
  const known = new Map<string, Readonly<Record<string, string>>>()
  return {
    headersFor: (requested, topics) => {
      if (seconds === undefined || !topics?.length) return undefined
      if (headerOf(requested, 'cookie') || headerOf(requested, 'authorization')) return undefined
      const key = topics.join(' ')
      let headers = known.get(key)
      if (!headers) {
        headers = { 'Cache-Control': caching, 'Surrogate-Key': key, 'Cache-Tag': topics.join(',') }
        known.set(key, headers)
      }
      return headers
    },
  }
}

interface PurgeOptions {
  log: Pick<Logger, 'warn'>
  /** Until then another process may still answer with what was there before. */
  whenKnownEverywhere: () => Promise<void>
  purge?: typeof purgeSharedCache
}

/**
 * Purges the shared cache whenever this process moves a version: one call at a time, each for everything that moved
 * before it. A call that fails is logged and left to the job.
 * @returns waits until the cache has been purged of the content that was published so far, or could not be
 */
export const purgeOnMoves = ({
  log,
  whenKnownEverywhere,
  purge = purgeSharedCache,
}: PurgeOptions): (() => Promise<void>) => {
  let waiting = new Set<ContentTopic>()
  let next: Promise<void> | undefined
  let running: Promise<void> = Promise.resolve()

  const purgeWaiting = async (): Promise<void> => {
    await running
    await whenKnownEverywhere()
    const topics = [...waiting]
    waiting = new Set()
    next = undefined
    running = purge(topics).catch((error: unknown) =>
      log.warn({ err: error, topics }, 'the shared cache could not be purged; it is tried again'),
    )
    return running
  }

  let purgingContent: Promise<void> = Promise.resolve()
  onContentVersionMoved((topic) => {
    waiting.add(topic)
    next ??= purgeWaiting()
    // seats move with every registration, which does not wait
    if (topic === 'content') purgingContent = next
  })
  return () => purgingContent
}

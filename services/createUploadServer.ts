import { ReadableStream } from 'node:stream/web'
import { type DataStore, Server } from '@tus/server'
import { STORAGE_UNAVAILABLE, isStorageUnavailable } from '../platform/storageErrors'
import { isOutOfSpace } from './diskStorage'

/** How long an upload request on a connection that may be dead can delay the request that resumes it. */
const DRAIN_MS = 250

/** The bytes that come before a connection breaks: a store that is written to in parts keeps them, as a disk does. */
const untilItBreaks = (body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> =>
  ReadableStream.from(
    (async function* () {
      try {
        yield* body
      } catch {
        // nobody is there any more who could be told
      }
    })(),
  )

const endingWell = (request: Request): Request => {
  if (!request.body) return request
  const body = untilItBreaks(request.body as ReadableStream<Uint8Array>)
  const init = { method: request.method, headers: request.headers, body, duplex: 'half' }
  return new Request(request.url, init as unknown as RequestInit)
}

/**
 * A server of the tus protocol, version 1.0.0. It knows which uploads are being received.
 * @param noSpaceText the client's error text, with status 507, when the disk is full
 */
export const createUploadServer = (datastore: DataStore, noSpaceText: string): Pick<Server, 'handleWeb'> => {
  const server = new Server({
    path: '/api/uploads',
    datastore,
    relativeLocation: true,
    lockDrainTimeout: DRAIN_MS,
    onResponseError: (_request, error) => {
      if (isOutOfSpace(error)) return { status_code: 507, body: noSpaceText }
      return isStorageUnavailable(error) ? { status_code: 503, body: STORAGE_UNAVAILABLE.message } : undefined
    },
    // the caller chose the key, and stored it
    namingFunction: ({ url }) => url.slice(url.lastIndexOf('/') + 1),
  })
  return { handleWeb: (request) => server.handleWeb(endingWell(request)) }
}

import { Server } from '@tus/server'
import type { Payload } from 'payload'
import { uploadsDir } from '../../domain/files/fileStorage'
import { UploadStore, isOutOfSpace } from '../../domain/uploads/UploadStore'
import { problem } from '../answers'
import { UPLOAD_TEXTS } from '../../domain/uploads/uploadTexts.schema'

/** The header that the protocol's client tells its version by; every answer carries it too. */
const VERSION_HEADER = 'Tus-Resumable'
const PASSED_ON = ['content-type', 'tus-resumable', 'upload-length', 'upload-metadata', 'upload-offset']
const KEPT = ['cache-control', 'location', 'upload-length', 'upload-offset']
/** How long a request that is still being received, its connection perhaps dead, may hold up one that resumes. */
const DRAIN_MS = 250

const servers = new WeakMap<Payload, Map<string, Server>>()

/** One for each database and folder: it knows which uploads are being received. */
const serverOf = (payload: Payload): Server => {
  const folder = uploadsDir()
  const known = servers.get(payload) ?? new Map<string, Server>()
  servers.set(payload, known)
  let server = known.get(folder)
  if (!server) {
    server = new Server({
      path: '/api/uploads',
      datastore: new UploadStore(payload, folder),
      relativeLocation: true,
      lockDrainTimeout: DRAIN_MS,
      onResponseError: (_request, error) =>
        isOutOfSpace(error) ? { status_code: 507, body: UPLOAD_TEXTS.noSpace } : undefined,
      // the key was chosen, and made known, by whoever calls
      namingFunction: ({ url }) => url.slice(url.lastIndexOf('/') + 1),
    })
    known.set(folder, server)
  }
  return server
}

/** What the protocol's library has to say, as an error of the API. */
const codeOf: Record<number, string> = {
  404: 'not_found',
  409: 'offset',
  410: 'not_found',
  412: 'version',
  413: 'too_large',
  507: 'no_space',
}

/**
 * Lets the protocol's library answer a request about an upload. Whoever calls this has decided that it may be made.
 * Source: the tus protocol, version 1.0.0.
 */
export const tusAnswer = async (
  payload: Payload,
  method: 'POST' | 'PATCH' | 'HEAD' | 'DELETE',
  key: string,
  { headers, body }: Pick<Request, 'headers' | 'body'>,
): Promise<Response> => {
  const passed = new Headers()
  for (const name of PASSED_ON) {
    const value = headers.get(name)
    if (value !== null && !(name === 'content-type' && method !== 'PATCH')) passed.set(name, value)
  }
  const init: RequestInit & { duplex?: 'half' } = { method, headers: passed }
  if (method === 'PATCH' && body) Object.assign(init, { body, duplex: 'half' })
  const answer = await serverOf(payload).handleWeb(new Request(`http://uploads/api/uploads/${key}`, init))
  const kept = new Headers({
    [VERSION_HEADER]: answer.headers.get(VERSION_HEADER) ?? '1.0.0',
    'Cache-Control': 'no-store',
  })
  for (const name of KEPT) {
    const value = answer.headers.get(name)
    if (value !== null) kept.set(name, value)
  }
  if (answer.status < 400) return new Response(null, { status: answer.status, headers: kept })
  const text = (await answer.text()).trim()
  return problem(
    answer.status,
    codeOf[answer.status] ?? 'upload',
    answer.status === 500 ? 'The file could not be stored. Please try again.' : text,
    kept,
  )
}

import type { Payload } from 'payload'
import { uploadServer } from '../../../domain/publications/uploads'
import { STORAGE_UNAVAILABLE } from '../../../platform/storageErrors'
import { problem } from '../../answers'

/** The header that the protocol's client tells its version by; every answer carries it too. */
const VERSION_HEADER = 'Tus-Resumable'
const REQUEST_HEADERS = ['content-type', 'tus-resumable', 'upload-length', 'upload-metadata', 'upload-offset']
const ANSWER_HEADERS = ['cache-control', 'location', 'upload-length', 'upload-offset']

/** The library's statuses as codes of the API's errors. */
const CODES: Record<number, string> = {
  404: 'not_found',
  409: 'offset',
  410: 'not_found',
  412: 'version',
  413: 'too_large',
  503: STORAGE_UNAVAILABLE.code,
  507: 'no_space',
}

const copyHeaders = (from: Headers, names: readonly string[], to = new Headers()): Headers => {
  for (const name of names) {
    const value = from.get(name)
    if (value !== null) to.set(name, value)
  }
  return to
}

/**
 * Lets the protocol's library answer a request about an upload. The caller has decided that it may be made.
 * Source: the tus protocol, version 1.0.0.
 */
export const tusAnswer = async (
  payload: Payload,
  method: 'POST' | 'PATCH' | 'HEAD' | 'DELETE',
  key: string,
  { headers, body }: Pick<Request, 'headers' | 'body'>,
): Promise<Response> => {
  const sent = copyHeaders(headers, REQUEST_HEADERS)
  if (method !== 'PATCH') sent.delete('content-type')
  const init: RequestInit & { duplex?: 'half' } = { method, headers: sent }
  if (method === 'PATCH' && body) Object.assign(init, { body, duplex: 'half' })
  const answer = await (
    await uploadServer(payload)
  ).handleWeb(new Request(`http://uploads/api/uploads/${key}`, init))
  const version = answer.headers.get(VERSION_HEADER) ?? '1.0.0'
  const defaults = new Headers({ [VERSION_HEADER]: version, 'Cache-Control': 'no-store' })
  const answered = copyHeaders(answer.headers, ANSWER_HEADERS, defaults)
  if (answer.status < 400) return new Response(null, { status: answer.status, headers: answered })
  const text = (await answer.text()).trim()
  const message = answer.status === 500 ? 'The file could not be stored. Please try again.' : text
  return problem(answer.status, CODES[answer.status] ?? 'upload', message, answered)
}

import { ReadableStream } from 'node:stream/web'
import type { File } from '../payload-types'
import { type ByteRange, readByteRange } from '../platform/readByteRange'
import { fileStorage } from '../services/fileStorage'
import { problem } from './answers'

type Described = Pick<File, 'key' | 'filename' | 'contentType'>

/** Reads a file when someone begins to take it, and closes it when they stop. */
const contentOf = (key: string, range: ByteRange | undefined): ReadableStream =>
  ReadableStream.from(
    (async function* () {
      yield* await fileStorage.open(key, range)
    })(),
  )

const encodedName = (filename: string): string =>
  encodeURIComponent(filename).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/**
 * Answers with a stored file: the whole of it, a part of it (206, 416), or that the caller has it already (304).
 * 404 when it is gone. The caller has decided that the file may be read.
 */
export const fileAnswer = async (
  request: { headers: Headers },
  { key, filename, contentType }: Described,
): Promise<Response> => {
  const size = await fileStorage.stat(key)
  if (size === undefined) return problem(404, 'not_found', 'This file could not be found')
  const etag = `"${key}"` // what is stored under a key never changes
  const headers = new Headers({
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'no-cache',
    'Content-Disposition': `inline; filename="${filename.replace(/[^\w. -]/g, '_')}"; filename*=UTF-8''${encodedName(filename)}`,
    'Content-Type': contentType,
    ETag: etag,
    'X-Content-Type-Options': 'nosniff',
  })
  if (request.headers.get('if-none-match')?.includes(etag))
    return new Response(null, { status: 304, headers })
  const condition = request.headers.get('if-range')
  const range =
    condition && condition !== etag ? undefined : readByteRange(request.headers.get('range'), size)
  if (range === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${size}`)
    return new Response(null, { status: 416, headers })
  }
  if (range) headers.set('Content-Range', `bytes ${range.start}-${range.end}/${size}`)
  headers.set('Content-Length', String(range ? range.end - range.start + 1 : size))
  return new Response(contentOf(key, range) as unknown as BodyInit, { status: range ? 206 : 200, headers })
}

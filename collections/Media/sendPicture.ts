import type { ReadableStream } from 'node:stream/web'
import { Readable } from 'node:stream'
import path from 'node:path'
import type { Payload } from 'payload'
import { problem } from '../../endpoints/answers'
import { isPictureInTrash } from '../../domain/content'
import { readByteRange } from '../../platform/readByteRange'
import { pictureStorage } from '../../services/fileStorage'
import { allowLongCaching } from './allowLongCaching'
import { imageSizes } from './imageSizes'

const NAMES = ['filename', ...imageSizes.map(({ name }) => `sizes.${name}.filename`)]

/** What the server stores pictures as, by the ending that it gave them. */
const contentTypeOf = (filename: string): string =>
  filename.endsWith('.avif') ? 'image/avif' : filename.endsWith('.webp') ? 'image/webp' : 'image/png'

/** A picture, or a part of it, as it comes from the store. */
const answerWith = async (headersSent: Headers, filename: string, size: number): Promise<Response> => {
  const headers = new Headers({ 'Accept-Ranges': 'bytes', 'Content-Type': contentTypeOf(filename) })
  allowLongCaching({ headers })
  const range = readByteRange(headersSent.get('range'), size)
  if (range === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${size}`)
    return new Response(null, { status: 416, headers })
  }
  if (range) headers.set('Content-Range', `bytes ${range.start}-${range.end}/${size}`)
  headers.set('Content-Length', String(range ? range.end - range.start + 1 : size))
  const content: ReadableStream = Readable.toWeb(await pictureStorage.open(filename, range))
  return new Response(content as unknown as BodyInit, { status: range ? 206 : 200, headers })
}

const send = async (
  { payload, headers }: { payload: Payload; headers: Headers },
  filename: string,
): Promise<Response | undefined> => {
  const name = path.basename(filename)
  const size = await pictureStorage.stat(name)
  if (size === undefined || (await isPictureInTrash(payload, filename, NAMES)))
    return problem(404, 'not_found', 'There is no file of this name')
  return (await pictureStorage.isOurs()) ? answerWith(headers, name, size) : undefined
}

/**
 * Answers 404 for a file that is not there, whatever its name looks like; Payload would call that an error of the
 * server. The same for a picture in the trash. One that is in a store of objects is sent from there; of a folder
 * Payload goes on to the file when it gets no answer, which its type cannot say.
 */
export const sendPicture = (
  req: { payload: Payload; headers: Headers },
  { params }: { params: { filename: string } },
): Promise<Response> => send(req, params.filename) as Promise<Response>

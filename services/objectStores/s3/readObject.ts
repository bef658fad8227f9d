import { Readable } from 'node:stream'
import type { S3 } from '@aws-sdk/client-s3'
import type { ByteRange } from '../../../platform/readByteRange'
import { toStorageError } from './s3Errors'

/** How often a connection that breaks while an object is read is made again, from where it broke. */
const MAX_RESUMES = 3

interface Place {
  Bucket: string
  Key: string
}

const rangeFrom = (from: number, end: number | undefined): { Range?: string } =>
  from === 0 && end === undefined ? {} : { Range: `bytes=${from}-${end ?? ''}` }

const bodyOf = async (client: S3, place: Place, range: { Range?: string }) => {
  try {
    const { Body, ContentLength } = await client.getObject({ ...place, ...range })
    return { body: Body as Readable, length: ContentLength ?? 0 }
  } catch (error) {
    throw toStorageError(error)
  }
}

type Opened = Awaited<ReturnType<typeof bodyOf>>

async function* bytesOf(
  first: Opened,
  from: number,
  reopen: (from: number) => Promise<Opened>,
): AsyncGenerator<Buffer> {
  const end = from + first.length
  let { body } = first
  let at = from
  for (let resumes = 0; ; resumes += 1) {
    try {
      for await (const chunk of body as AsyncIterable<Buffer>) {
        at += chunk.length
        yield chunk
      }
      if (at >= end) return
      throw new Error('The store ended its answer too early')
    } catch (error) {
      if (resumes >= MAX_RESUMES) throw toStorageError(error)
    } finally {
      body.destroy()
    }
    ;({ body } = await reopen(at))
  }
}

/**
 * Opens an object. A connection that breaks is made again from where it broke, which an object that never changes
 * allows.
 * @throws with `code` ENOENT when it does not exist
 */
export const readObject = async (client: S3, place: Place, range?: ByteRange): Promise<Readable> => {
  const start = range?.start ?? 0
  const first = await bodyOf(client, place, rangeFrom(start, range?.end))
  const stream = Readable.from(
    bytesOf(first, start, (from) => bodyOf(client, place, rangeFrom(from, range?.end))),
    { objectMode: false },
  )
  // of a stream that nobody began to read, the connection is let go too
  stream.once('close', () => first.body.destroy())
  return stream
}

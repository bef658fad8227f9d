import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'

/**
 * How following requests fail. `down` is asked for patience; `slow` never answers; `cut` ends half of each answer with
 * content; `refused` knows no key.
 */
export type S3Fault = 'none' | 'down' | 'slow' | 'cut' | 'refused'

interface Stored {
  content: Buffer
  contentType: string
  changed: Date
  metadata: Record<string, string>
}

interface PartsUpload {
  key: string
  contentType: string
  begun: Date
  metadata: Record<string, string>
  parts: Map<number, Buffer>
}

export interface FakeS3 {
  url: string
  bucket: string
  /** The settings of a process that uses it. */
  env: Record<string, string>
  fault: (fault: S3Fault) => void
  /** Every object by its name. */
  objects: Map<string, Stored>
  /** Uploads in parts that go on, by their ids. */
  uploads: Map<string, PartsUpload>
  /** Requests so far, as `GET /bucket/name`. */
  requests: string[]
  close: () => Promise<void>
}

const KEY = 'fake-access-key'
const SECRET = 'fake-secret-key'
/** The smallest part but the last, as real stores have it. */
const MIN_PART_BYTES = 5 * 1024 ** 2

const escape = (text: string): string =>
  text.replace(/[<>&"]/g, (character) => `&#${character.charCodeAt(0)};`)
const tag = (name: string, content: string | number | boolean): string => `<${name}>${content}</${name}>`
const etagOf = (content: Buffer): string => `"of-${content.length}-bytes"`

const sendXml = (outgoing: ServerResponse, status: number, body: string): void => {
  outgoing
    .writeHead(status, { 'Content-Type': 'application/xml' })
    .end(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`)
}
const sendError = (outgoing: ServerResponse, status: number, code: string): void => {
  sendXml(outgoing, status, tag('Error', tag('Code', code) + tag('Message', `${code} of the fake`)))
}

const metadataOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name.startsWith('x-amz-meta-'))
      .map(([name, value]) => [name, String(value)]),
  )

/**
 * A server that speaks S3 as far as this project uses it: objects with ranges, lists of two to a page, uploads in parts. It
 * knows one bucket, and looks at the key of a request, not at its signature.
 */
export const startFakeS3 = async ({ port = 0 }: { port?: number } = {}): Promise<FakeS3> => {
  const bucket = 'files-of-a-test'
  const objects: FakeS3['objects'] = new Map()
  const uploads: FakeS3['uploads'] = new Map()
  const requests: string[] = []
  const sockets = new Set<Socket>()
  let fault: S3Fault = 'none'

  const sendContent = (incoming: IncomingMessage, outgoing: ServerResponse, stored: Stored): void => {
    const { content, contentType, changed, metadata } = stored
    const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(incoming.headers.range ?? '') ?? []
    const start = Number(from ?? 0)
    const end = Math.min(to ? Number(to) : content.length - 1, content.length - 1)
    if (from !== undefined && start >= content.length) {
      sendError(outgoing, 416, 'InvalidRange')
      return
    }
    const part = content.subarray(start, end + 1)
    outgoing.writeHead(from === undefined ? 200 : 206, {
      'Content-Length': part.length,
      'Content-Type': contentType,
      'Last-Modified': changed.toUTCString(),
      ETag: etagOf(content),
      ...metadata,
      ...(from !== undefined && { 'Content-Range': `bytes ${start}-${end}/${content.length}` }),
    })
    if (incoming.method === 'HEAD') {
      outgoing.end()
      return
    }
    if (fault !== 'cut') {
      outgoing.end(part)
      return
    }
    outgoing.write(part.subarray(0, Math.ceil(part.length / 2)), () => outgoing.destroy())
  }

  const sendList = (outgoing: ServerResponse, query: URLSearchParams): void => {
    const prefix = query.get('prefix') ?? ''
    const after = query.get('continuation-token') ?? ''
    const names = [...objects.keys()].filter((name) => name.startsWith(prefix) && name > after).sort()
    const page = names.slice(0, 2)
    const isTruncated = names.length > page.length
    const contents = page.map((name) => {
      const { content, changed } = objects.get(name) as Stored
      return tag(
        'Contents',
        tag('Key', escape(name)) + tag('Size', content.length) + tag('LastModified', changed.toISOString()),
      )
    })
    sendXml(
      outgoing,
      200,
      tag(
        'ListBucketResult',
        tag('IsTruncated', isTruncated) +
          (isTruncated ? tag('NextContinuationToken', escape(page.at(-1) ?? '')) : '') +
          contents.join(''),
      ),
    )
  }

  const sendUploads = (outgoing: ServerResponse): void => {
    const found = [...uploads].map(([id, { key, begun }]) =>
      tag('Upload', tag('Key', escape(key)) + tag('UploadId', id) + tag('Initiated', begun.toISOString())),
    )
    sendXml(outgoing, 200, tag('ListMultipartUploadsResult', tag('IsTruncated', false) + found.join('')))
  }

  const sendParts = (outgoing: ServerResponse, { parts }: PartsUpload): void => {
    const found = [...parts].sort(([one], [other]) => one - other)
    const texts = found.map(([number, content]) =>
      tag(
        'Part',
        tag('PartNumber', number) + tag('Size', content.length) + tag('ETag', escape(etagOf(content))),
      ),
    )
    sendXml(outgoing, 200, tag('ListPartsResult', tag('IsTruncated', false) + texts.join('')))
  }

  const complete = (outgoing: ServerResponse, id: string, upload: PartsUpload, body: string): void => {
    const wanted = [...body.matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)].map(([, number]) => Number(number))
    const parts = wanted.map((number) => upload.parts.get(number))
    if (parts.some((part) => !part)) {
      sendError(outgoing, 400, 'InvalidPart')
      return
    }
    if (parts.slice(0, -1).some((part) => (part?.length ?? 0) < MIN_PART_BYTES)) {
      sendError(outgoing, 400, 'EntityTooSmall')
      return
    }
    const { key, contentType, metadata } = upload
    objects.set(key, {
      content: Buffer.concat(parts as Buffer[]),
      contentType,
      metadata,
      changed: new Date(),
    })
    uploads.delete(id)
    sendXml(outgoing, 200, tag('CompleteMultipartUploadResult', tag('Key', escape(key))))
  }

  const answerParts = async (
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    id: string,
    query: URLSearchParams,
  ): Promise<void> => {
    const body = await buffer(incoming)
    const upload = uploads.get(id)
    if (!upload) {
      sendError(outgoing, 404, 'NoSuchUpload')
      return
    }
    if (incoming.method === 'GET') {
      sendParts(outgoing, upload)
      return
    }
    if (incoming.method === 'POST') {
      complete(outgoing, id, upload, body.toString())
      return
    }
    if (incoming.method === 'DELETE') {
      uploads.delete(id)
      {
        outgoing.writeHead(204).end()
        return
      }
    }
    upload.parts.set(Number(query.get('partNumber')), body)
    {
      outgoing.writeHead(200, { ETag: etagOf(body) }).end()
      return
    }
  }

  const answerObject = async (
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    key: string,
    query: URLSearchParams,
  ): Promise<void> => {
    const contentType = incoming.headers['content-type'] ?? 'application/octet-stream'
    const facts = { contentType, metadata: metadataOf(incoming) }
    const body = await buffer(incoming)
    if (incoming.method === 'POST' && query.has('uploads')) {
      const id = randomUUID()
      uploads.set(id, { key, begun: new Date(), parts: new Map(), ...facts })
      {
        sendXml(outgoing, 200, tag('InitiateMultipartUploadResult', tag('UploadId', id)))
        return
      }
    }
    if (incoming.method === 'PUT') {
      objects.set(key, { content: body, changed: new Date(), ...facts })
      {
        outgoing.writeHead(200, { ETag: etagOf(body) }).end()
        return
      }
    }
    if (incoming.method === 'DELETE') {
      objects.delete(key)
      {
        outgoing.writeHead(204).end()
        return
      }
    }
    const stored = objects.get(key)
    if (stored) sendContent(incoming, outgoing, stored)
    else sendError(outgoing, 404, 'NoSuchKey')
  }

  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const { pathname, searchParams: query } = new URL(incoming.url ?? '/', 'http://fake')
    requests.push(`${incoming.method} ${pathname}`)
    if (fault === 'slow') return // nobody is ever told
    if (fault === 'down') {
      sendError(outgoing, 503, 'SlowDown')
      return
    }
    if (fault === 'refused' || !incoming.headers.authorization?.includes(`Credential=${KEY}/`)) {
      sendError(outgoing, 403, 'InvalidAccessKeyId')
      return
    }
    const [, name, ...rest] = pathname.split('/').map(decodeURIComponent)
    if (name !== bucket) {
      sendError(outgoing, 404, 'NoSuchBucket')
      return
    }
    const key = rest.join('/')
    const id = query.get('uploadId')
    if (id) return answerParts(incoming, outgoing, id, query)
    if (key) return answerObject(incoming, outgoing, key, query)
    if (query.has('uploads')) sendUploads(outgoing)
    else sendList(outgoing, query)
  }

  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => outgoing.destroy()) // the caller hung up
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    bucket,
    env: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: url,
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: SECRET,
      S3_FORCE_PATH_STYLE: 'on',
    },
    fault: (next) => (fault = next),
    objects,
    uploads,
    requests,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

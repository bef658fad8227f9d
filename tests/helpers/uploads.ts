import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import http from 'node:http'
import { type Client, newAddress } from './httpClient'

/** A PDF of one page with its title, padded to a size by a stream that no page uses. */
export const makePdf = ({
  bytes = 0,
  title = 'A paper',
}: { bytes?: number; title?: string } = {}): Buffer => {
  const content = `BT /F1 36 Tf 72 700 Td (${title.replace(/[()\\]/g, '')}) Tj ET`
  const objects = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    Buffer.from(
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    ),
    Buffer.from(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`),
    Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'),
  ]
  const build = (filler: number): Buffer => {
    const all = [
      ...objects,
      Buffer.concat([
        Buffer.from(`<< /Length ${filler} >>\nstream\n`),
        randomBytes(filler),
        Buffer.from('\nendstream'),
      ]),
    ]
    const parts = [Buffer.from('%PDF-1.7\n')]
    let offset = 9
    const offsets = all.map((body, index) => {
      const at = offset
      const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')])
      parts.push(part)
      offset += part.length
      return at
    })
    const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
    parts.push(
      Buffer.from(
        `xref\n0 ${all.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${all.length + 1} /Root 1 0 R >>\nstartxref\n${String(offset).padStart(10, '0')}\n%%EOF\n`,
      ),
    )
    return Buffer.concat(parts)
  }
  const bare = build(0).length
  const filler = Math.max(bytes - bare - String(bytes).length + 1, 0)
  const made = build(filler)
  return made.length === bytes || bytes === 0 ? made : build(filler + bytes - made.length)
}

/** The headers of every request of the tus protocol, and those of a part. */
export const TUS = { 'tus-resumable': '1.0.0' }
export const pieceAt = (offset: number): Record<string, string> => ({
  ...TUS,
  'upload-offset': String(offset),
  'content-type': 'application/offset+octet-stream',
})
export const beginning = (size: number, purpose = 'publication'): Record<string, string> => ({
  ...TUS,
  'upload-length': String(size),
  'upload-metadata': `purpose ${btoa(purpose)},filename ${btoa('../../paper.html')}`,
})

/** The key at the end of an upload's URL. */
export const keyIn = (response: Response): string =>
  (response.headers.get('location') ?? '').split('/').at(-1) ?? ''

export interface Piece {
  url: string
  cookie: string
  key: string
  /** Its offset in the file, in bytes. */
  offset: number
  content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>
  /** The size of the content in bytes. */
  length: number
  /** Cuts the connection after this many bytes, as a failed network does. */
  cutAfter?: number
}

/** Sends a part over its own connection. Returns the answer, or undefined when the connection was cut. */
export const sendPiece = async ({
  url,
  cookie,
  key,
  offset,
  content,
  length,
  cutAfter = Infinity,
}: Piece): Promise<{ status: number; body: string } | undefined> => {
  const request = http.request(`${url}/api/uploads/${key}`, {
    method: 'PATCH',
    agent: false,
    headers: { ...pieceAt(offset), 'content-length': length, cookie, 'x-forwarded-for': newAddress() },
  })
  const answered = new Promise<{ status: number; body: string } | undefined>((resolve) => {
    request.once('error', () => resolve(undefined))
    request.once('close', () => resolve(undefined))
    request.once('response', (response) => {
      let body = ''
      response.on('data', (chunk: Buffer) => (body += chunk.toString()))
      response.once('end', () => resolve({ status: response.statusCode ?? 0, body }))
    })
  })
  let sent = 0
  let isOver = false
  const isDone = (): boolean => isOver
  void answered.then(() => (isOver = true))
  for await (const chunk of content) {
    if (isDone()) break
    const rest = cutAfter - sent
    if (!request.write(chunk.length > rest ? chunk.subarray(0, rest) : chunk))
      await Promise.race([once(request, 'drain').catch(() => undefined), answered])
    sent += chunk.length
    if (sent >= cutAfter) {
      request.destroy()
      break
    }
  }
  if (!request.destroyed) request.end()
  return answered
}

/** The offset of an upload. Repeated while the server still notices that a connection was cut. */
export const arrivedOf = async (client: Client, cookie: string, key: string): Promise<number> => {
  const response = await client('HEAD', `/api/uploads/${key}`, { cookie, headers: TUS })
  if (response.status !== 200) throw new Error(`The state of an upload was answered with ${response.status}`)
  return Number(response.headers.get('upload-offset'))
}

import { describe, expect, it } from 'vitest'
import { createMultipartCheck } from '../../../../server/api/multipartCheck'

const TYPE = 'multipart/form-data; boundary=x'
const field = (name: string, value: string, headers = ''): string =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n${headers}\r\n${value}\r\n`
const file = (name: string, content: string): string =>
  `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n${content}\r\n`
const END = '--x--\r\n'

/** The result for a body in chunks of a size, and the number of chunks read. */
const check = async (
  body: string,
  pieceSize = 64 * 1024,
  type = TYPE,
): Promise<{ status?: number; looked: number }> => {
  const { look, end } = createMultipartCheck(type)
  const bytes = Buffer.from(body)
  let looked = 0
  for (let at = 0; at < bytes.length; at += pieceSize) {
    looked += 1
    if (!look(bytes.subarray(at, at + pieceSize))) break
  }
  return { status: (await end())?.status, looked }
}

describe('a multipart form', () => {
  it.each([
    ['a document from the panel', field('_payload', '{"alt":"Bridge"}') + file('file', 'PNG') + END],
    [
      'a photo and its crop',
      file('file', 'P'.repeat(200_000)) +
        ['x', 'y', 'width', 'height'].map((name) => field(name, '0.5')).join('') +
        END,
    ],
  ])('may be %s, in chunks of any size', async (_, body) => {
    for (const size of [1, 7, 1000, 1e6]) expect((await check(body, size)).status).toBeUndefined()
  })

  it('is refused at the first part over the limit, long before its end', async () => {
    const { status, looked } = await check(field('', '').repeat(110_000) + END)
    expect([status, looked]).toEqual([413, 1])
  })

  it.each([
    ['two files', file('a', 'x') + file('b', 'y') + END, 413],
    ['eleven fields', field('a', 'x').repeat(11) + END, 413],
    ['a field of two megabytes', field('a', 'x'.repeat(2 * 1024 * 1024)) + END, 413],
    ['a name of a thousand characters', field('a'.repeat(1000), 'x') + END, 413],
    ['a header without an end', `--x\r\nContent-Disposition: form-data; name="${'a'.repeat(100_000)}`, 400],
    ['no end', field('a', 'x').slice(0, -10), 400],
    ['a document that is not JSON', field('_payload', '{"alt":') + END, 400],
    ['a document in a file', file('_payload', '{}') + END, 400],
    ['no form', 'x'.repeat(1000), 400],
  ])('is refused with %s', async (_, body, status) => {
    for (const size of [13, 1e6]) expect((await check(body, size)).status).toBe(status)
  })

  it('is refused without a boundary', async () => {
    expect((await check('x', 10, 'multipart/form-data; charset=utf-8')).status).toBe(400)
  })
})

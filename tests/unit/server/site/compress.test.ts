import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { compress, encodingFor } from '../../../../server/site/compress'

/** Words in an order that does not repeat, as in a text. */
const PAGE = Array.from(
  { length: 2_000 },
  (_none, index) =>
    ['bridge', 'river', 'road', 'concrete', 'survey', 'load', 'span'][((index * index) % 31) % 7],
)
  .map((word, index) => `<li>${word} ${(index * 7919) % 1009}</li>`)
  .join('')

describe.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('a page compressed as %s', (encoding, decompress) => {
  it('is made once for simultaneous requests, and again for none', async () => {
    const body = compress(Buffer.from(PAGE), 'kept')
    const [first, same] = await Promise.all([body.encoded(encoding), body.encoded(encoding)])
    expect(same).toBe(first)
    expect(body.encoded(encoding)).toBe(first)
    expect(decompress(first).toString()).toBe(PAGE)
  })
})

describe('encodingFor', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['gzip;q=0', 'identity'],
    ['identity', 'identity'],
    [undefined, 'identity'],
  ])('%s → %s', (accepted, encoding) => {
    expect(encodingFor(accepted)).toBe(encoding)
  })
})

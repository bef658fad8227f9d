import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { compress, encodingFor } from '../../../../server/site/compress'
import { until } from '../../../helpers/until'

/** Words in an order that does not repeat, as in a text. */
const PAGE = Array.from(
  { length: 2_000 },
  (_none, index) =>
    ['bridge', 'river', 'road', 'concrete', 'survey', 'load', 'span'][((index * index) % 31) % 7],
)
  .map((word, index) => `<li>${word} ${(index * 7919) % 1009}</li>`)
  .join('')

afterEach(() => vi.restoreAllMocks())

describe.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('a page compressed as %s', (encoding, decompress) => {
  it('is made once for simultaneous requests, and again for none', async () => {
    const body = compress(Buffer.from(PAGE))
    const [first, same] = await Promise.all([body.encoded(encoding), body.encoded(encoding)])
    expect(same).toBe(first)
    expect(body.encoded(encoding)).toBe(first)
    expect(decompress(first).toString()).toBe(PAGE)
  })

  it('is made quickly where others have just been made, and smaller when it is requested again after that', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000_000)
    const small = await compress(Buffer.from(PAGE)).encoded(encoding)
    clock.mockReturnValue(1_000_010)
    const among = compress(Buffer.from(PAGE))
    const quick = await among.encoded(encoding)
    expect(quick.length).toBeGreaterThan(small.length)
    expect(decompress(quick).toString()).toBe(PAGE)
    expect(among.encoded(encoding)).toBe(quick)
    clock.mockReturnValue(1_000_040)
    await until('the smaller form', () => among.encoded(encoding) !== quick, 10_000)
    expect(await among.encoded(encoding)).toEqual(small)
  })

  it('is small where it is long, since it is then made beside other requests', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(2_000_000)
    const long = PAGE.repeat(40)
    const alone = await compress(Buffer.from(long)).encoded(encoding)
    clock.mockReturnValue(2_000_001)
    expect(await compress(Buffer.from(long)).encoded(encoding)).toEqual(alone)
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

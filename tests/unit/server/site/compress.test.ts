import { describe, expect, it } from 'vitest'
import { encodingFor } from '../../../../server/site/compress'

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

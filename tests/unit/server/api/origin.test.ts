import { describe, expect, it } from 'vitest'
import { isForeignOrigin } from '../../../../server/api/origin'

const SITE = 'https://www.example.org'

describe('isForeignOrigin', () => {
  it.each([
    [{ origin: SITE, host: 'localhost:3000' }, false],
    [{ origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }, false],
    [{ host: 'www.example.org' }, false],
    [{ origin: 'https://evil.example', host: 'www.example.org' }, true],
    [{ origin: 'http://www.example.org', host: 'www.example.org' }, true],
    [{ origin: 'ftp://www.example.org', host: 'www.example.org' }, true],
    [{ origin: 'https://tunnel.example', host: 'tunnel.example' }, false],
    [{ origin: 'null', host: 'www.example.org' }, true],
    [{ origin: `${SITE}.evil.example`, host: 'www.example.org' }, true],
    [{ host: 'www.example.org', 'sec-fetch-site': 'cross-site' }, true],
    [{ host: 'www.example.org', 'sec-fetch-site': 'same-origin' }, false],
  ])('%o → %s', (headers, isForeign) => {
    expect(isForeignOrigin(headers, SITE)).toBe(isForeign)
  })
})

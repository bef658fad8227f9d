import { Readable } from 'node:stream'
import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { isTooDeep, readBody } from '../../../../server/api/readBody'

const incoming = (chunks: string[], headers: Record<string, string> = {}): IncomingMessage =>
  Object.assign(Readable.from(chunks.map((chunk) => Buffer.from(chunk))), {
    headers,
  }) as unknown as IncomingMessage

describe('readBody', () => {
  it('reads a body within the limit', async () => {
    await expect(readBody(incoming(['ab', 'c']), 3)).resolves.toEqual({ body: Buffer.from('abc') })
  })

  it('refuses a declared length over the limit before reading', async () => {
    await expect(readBody(incoming([], { 'content-length': '4' }), 3)).resolves.toMatchObject({ status: 413 })
  })

  it('refuses a body that exceeds the limit', async () => {
    await expect(readBody(incoming(['ab', 'cd']), 3)).resolves.toMatchObject({ status: 413 })
  })
})

describe('isTooDeep', () => {
  it('counts nesting outside strings only', () => {
    expect(isTooDeep(`{"a":"${'['.repeat(3000)}\\"${'{'.repeat(100)}"}`)).toBe(false)
    expect(isTooDeep('['.repeat(3000) + ']'.repeat(3000))).toBe(true)
    expect(isTooDeep(JSON.stringify({ a: [{ b: {} }] }))).toBe(false)
  })
})

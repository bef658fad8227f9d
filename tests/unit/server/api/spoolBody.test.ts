import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { spoolBody } from '../../../../server/api/spoolBody'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'ace-spool-'))
  vi.stubEnv('MEDIA_DIR', folder)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

const incoming = (
  source: Iterable<string> | AsyncIterable<string>,
  headers: Record<string, string> = {},
): IncomingMessage =>
  Object.assign(Readable.from(source, { objectMode: false }), {
    headers,
    complete: false,
    setTimeout: () => {},
  }) as unknown as IncomingMessage

const onDisk = (): Promise<string[]> => readdir(path.join(folder, 'uploads')).catch(() => [])

/** A body whose sender disconnects in the middle. */
const brokenOff = async function* (): AsyncGenerator<string> {
  yield await Promise.resolve('ab')
  throw new Error('aborted')
}

describe('spoolBody', () => {
  it('writes a body within the limit to disk', async () => {
    const spooled = await spoolBody(incoming(['ab', 'c']), 3)
    if (!('file' in spooled)) throw new Error(spooled.problem)
    expect(await readFile(spooled.file, 'utf8')).toBe('abc')
    await rm(spooled.file)
  })

  it.each([
    ['is declared too large', () => incoming(['abcd'], { 'content-length': '4' }), 413],
    ['exceeds the limit', () => incoming(['ab', 'cd']), 413],
    ['ends early', () => incoming(brokenOff()), 400],
  ])('refuses a body that %s, discards the rest and leaves nothing on disk', async (_what, make, status) => {
    const body = make()
    expect(await spoolBody(body, 3)).toMatchObject({ status })
    await vi.waitFor(() => expect(body.readableEnded || body.errored).toBeTruthy())
    expect(await onDisk()).toEqual([])
  })
})

import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PlaceError, checkPlace } from '../../../server/checkPlace'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'ace-place-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const placeOf = (overrides: Partial<Parameters<typeof checkPlace>[0]> = {}) => ({
  HOST: '127.0.0.1',
  PORT: 0,
  DATA_DIR: path.join(folder, 'data'),
  MEDIA_DIR: path.join(folder, 'media'),
  isTrial: true,
  ...overrides,
})
const modeOf = async (place: string): Promise<number> => (await stat(place)).mode & 0o777

describe('the check of port and folders', () => {
  it('creates missing folders, the data folder for its owner only', async () => {
    await checkPlace(placeOf())
    expect(await modeOf(path.join(folder, 'data'))).toBe(0o700)
    expect((await stat(path.join(folder, 'media'))).isDirectory()).toBe(true)
  })

  it('makes a data folder private that an earlier version left readable to all', async () => {
    const data = path.join(folder, 'data')
    await mkdir(data)
    await chmod(data, 0o755)
    await checkPlace(placeOf())
    expect(await modeOf(data)).toBe(0o700)
  })

  it('reports everything that is wrong at once: a port in use, a folder that is a file', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const address = taken.address()
    const port = typeof address === 'object' && address ? address.port : 0
    await writeFile(path.join(folder, 'media'), '')
    const refusal = await checkPlace(placeOf({ PORT: port })).catch((error: unknown) => error as Error)
    taken.close()
    expect(refusal).toBeInstanceOf(PlaceError)
    expect((refusal as Error).message).toContain(
      `PORT ${port} of HOST 127.0.0.1: another process listens there`,
    )
    expect((refusal as Error).message).toContain('MEDIA_DIR')
  })

  it('reports an address that this machine does not have', async () => {
    await expect(checkPlace(placeOf({ HOST: '192.0.2.1' }))).rejects.toThrow(
      'PORT 0 of HOST 192.0.2.1: this machine does not have that address',
    )
  })

  it('needs no data folder when a database server is configured', async () => {
    await checkPlace(placeOf({ isTrial: false }))
    await expect(stat(path.join(folder, 'data'))).rejects.toThrow()
  })
})

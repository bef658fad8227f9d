import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, realpath, rm, stat, symlink, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  createSocketFolder,
  hasRoomForSockets,
  removeSocketFolder,
  socketIn,
} from '../../../../server/database/embedded/socketFolder'

let base: string
beforeEach(async () => {
  base = await realpath(await mkdtemp(path.join(os.tmpdir(), 'ace-sock-')))
})
afterEach(() => rm(base, { recursive: true }))

describe('createSocketFolder', () => {
  it('belongs to this user only, and the driver accepts its short socket path', async () => {
    const folder = await createSocketFolder([base])
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    expect(path.dirname(folder)).toBe(base)
    expect(socketIn(folder)).toMatch(/\.sock$/)
    expect(Buffer.byteLength(socketIn(folder))).toBeLessThan(104)
  })

  it('uses the next base folder when one is too long or missing', async () => {
    const long = path.join(base, 'x'.repeat(100))
    await mkdir(long)
    const folder = await createSocketFolder([path.join(base, 'missing'), long, base])
    expect(path.dirname(folder)).toBe(base)
    await expect(createSocketFolder([long])).rejects.toThrow('TMPDIR')
  })
})

describe('hasRoomForSockets', () => {
  it('counts bytes, not characters', () => {
    expect(hasRoomForSockets('/tmp')).toBe(true)
    expect(hasRoomForSockets('/var/folders/zz/zyxvpxvq6csfxvn_n0000000000000/T')).toBe(true)
    expect(hasRoomForSockets(`/${'x'.repeat(51)}`)).toBe(true)
    expect(hasRoomForSockets(`/${'é'.repeat(51)}`)).toBe(false)
  })
})

describe('removeSocketFolder', () => {
  it('removes a socket folder and its content', async () => {
    const folder = await createSocketFolder([base])
    await writeFile(path.join(folder, 'left'), '')
    await removeSocketFolder(folder)
    expect(existsSync(folder)).toBe(false)
    await removeSocketFolder(folder)
  })

  it('removes nothing else, whatever a lock file says', async () => {
    const other = path.join(base, 'precious')
    await mkdir(other)
    const link = path.join(base, 'ace-db-abcdef')
    await symlink(other, link)
    for (const target of [other, link, base, 'ace-db-abcdef', `${base}/ace-db-abcdef/..`])
      await removeSocketFolder(target)
    expect(existsSync(other)).toBe(true)
    expect(existsSync(link)).toBe(true)
  })
})

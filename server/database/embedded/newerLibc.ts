import { execFile } from 'node:child_process'
import { access, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { readAptSources, sourcesForSuite } from './aptSources'
import type { EmbeddedLog } from './EmbeddedLog'
import { EmbeddedUnsupportedError } from './EmbeddedUnsupportedError'
import { isOlderVersion } from './glibcVersion'
import { readOsRelease } from './osRelease'
import { toFields } from '../../../platform/toFields'

/** The glibc that the engine's binaries are built against. */
export const NEEDED_GLIBC = '2.38'

/** The first Debian release with a new enough glibc (2.41). */
const SUITE = 'trixie'
const APT_TIMEOUT_MS = 5 * 60_000

/** How one processor architecture is named by Debian, by its folders and by its loader. */
interface Architecture {
  debian: string
  triplet: string
  loader: string
}

const ARCHITECTURES: Partial<Record<string, Architecture>> = {
  x64: { debian: 'amd64', triplet: 'x86_64-linux-gnu', loader: 'ld-linux-x86-64.so.2' },
  arm64: { debian: 'arm64', triplet: 'aarch64-linux-gnu', loader: 'ld-linux-aarch64.so.1' },
}

const run = promisify(execFile)

/**
 * A glibc new enough for the engine beside an older system's own one: the command to put before
 * `node`. On Debian it is fetched once through apt, from the machine's own mirror and checked with
 * its own keyring, unpacked into `cacheDir` and reused; nothing of the system changes and no root is
 * needed.
 * @throws {EmbeddedUnsupportedError} where there is no apt of Debian's, or it fails
 */
export async function newerLibc({
  cacheDir,
  log,
}: {
  cacheDir: string
  log: EmbeddedLog
}): Promise<string[]> {
  const architecture = ARCHITECTURES[process.arch]
  const { id, codename } = await readOsRelease()
  if (!architecture || id !== 'debian' || !codename) {
    throw unsupported('this system has an older glibc, and only on Debian can a newer one be fetched')
  }
  const folder = path.join(path.resolve(cacheDir), `${SUITE}-${architecture.debian}`)
  if (!(await hasLoader(folder, architecture))) {
    log.info({ folder }, 'fetching a newer glibc for the embedded database (once)')
    await fetchInto(folder, architecture, codename)
  }
  return loaderCommand(folder, architecture)
}

function loaderCommand(folder: string, { triplet, loader }: Architecture): string[] {
  const newer = path.join(folder, 'usr/lib', triplet)
  return [path.join(newer, loader), '--library-path', `${newer}:/lib/${triplet}:/usr/lib/${triplet}`]
}

async function hasLoader(folder: string, architecture: Architecture): Promise<boolean> {
  const [loader = ''] = loaderCommand(folder, architecture)
  return access(loader).then(
    () => true,
    () => false,
  )
}

/** Works in a folder beside the target and renames it at the end, so that no half one is ever found. */
async function fetchInto(folder: string, architecture: Architecture, release: string): Promise<void> {
  const parent = path.dirname(folder)
  await mkdir(parent, { recursive: true })
  const work = await mkdtemp(path.join(parent, '.fetching-'))
  try {
    const archive = await downloadFromAny(work, architecture, release)
    const unpacked = path.join(work, 'unpacked')
    await run('dpkg-deb', ['--extract', archive, unpacked])
    await check(unpacked, architecture)
    await rename(unpacked, folder).catch(async () => {
      if (await hasLoader(folder, architecture)) return // another process was faster
      await rm(folder, { recursive: true, force: true }) // somebody removed a part of it
      await rename(unpacked, folder)
    })
  } catch (cause) {
    throw unsupported(
      `this system has an older glibc, and fetching a newer one failed (${lastLine(cause)})`,
      { cause },
    )
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

async function downloadFromAny(work: string, architecture: Architecture, release: string): Promise<string> {
  const sources = sourcesForSuite(await readAptSources(), {
    release,
    suite: SUITE,
    architecture: architecture.debian,
  })
  let lastError: unknown = new Error(`no apt source of "${release} main" on this machine`)
  for (const [index, source] of sources.entries()) {
    const attempt = path.join(work, String(index))
    try {
      return await download(attempt, source, architecture)
    } catch (error) {
      lastError = error
    }
  }
  throw lastError
}

/** `apt-get` with sources, lists and caches of its own; proxies and mirrors' passwords stay the machine's. */
async function download(work: string, source: string, { debian }: Architecture): Promise<string> {
  const at = (name: string): string => path.join(work, name)
  await Promise.all(
    ['lists/partial', 'cache/archives/partial', 'down'].map((name) => mkdir(at(name), { recursive: true })),
  )
  await writeFile(at('libc.sources'), source)
  await writeFile(at('status'), '')
  await writeFile(at('apt.conf'), aptConfiguration(at))
  const options = { cwd: at('down'), timeout: APT_TIMEOUT_MS, env: { ...process.env, LC_ALL: 'C' } }
  await run('apt-get', ['-q', '-c', at('apt.conf'), 'update'], options)
  await run('apt-get', ['-q', '-c', at('apt.conf'), 'download', `libc6:${debian}`], options)
  const archive = (await readdir(at('down'))).find((name) => name.endsWith('.deb'))
  if (!archive) throw new Error('apt-get downloaded nothing')
  return path.join(at('down'), archive)
}

function aptConfiguration(at: (name: string) => string): string {
  return `
Dir::Etc::sourcelist "${at('libc.sources')}";
Dir::Etc::sourceparts "/dev/null";
Dir::Etc::preferences "/dev/null";
Dir::Etc::preferencesparts "/dev/null";
Dir::State "${at('.')}";
Dir::State::lists "${at('lists')}";
Dir::State::status "${at('status')}";
Dir::Cache "${at('cache')}";
APT::Default-Release "${SUITE}";
APT::Update::Error-Mode "any";
// root's apt hands the download to the user _apt, who may not enter the project's folder
APT::Sandbox::User "root";
Acquire::Retries "2";
// the machine's hooks after an update would change the system
#clear APT::Update::Pre-Invoke;
#clear APT::Update::Post-Invoke;
#clear APT::Update::Post-Invoke-Success;
`
}

/** Runs Node on it, so that what does not work here is found now and is never kept. */
async function check(unpacked: string, architecture: Architecture): Promise<void> {
  const [loader = '', ...args] = loaderCommand(unpacked, architecture)
  const script =
    'process.report.excludeNetwork = true; process.stdout.write(process.report.getReport().header.glibcVersionRuntime)'
  const { stdout } = await run(loader, [...args, process.execPath, '-e', script], {
    timeout: 30_000,
    env: { ...process.env, NODE_OPTIONS: '' },
  })
  if (isOlderVersion(stdout, NEEDED_GLIBC)) throw new Error(`the mirror's ${SUITE} has glibc ${stdout} only`)
}

function unsupported(reason: string, options?: ErrorOptions): EmbeddedUnsupportedError {
  return new EmbeddedUnsupportedError(
    reason,
    `Use a system with glibc ${NEEDED_GLIBC} or newer (Debian 13, Ubuntu 24.04).`,
    options,
  )
}

/** The last line that a failed command wrote, or the error's own message. */
function lastLine(error: unknown): string {
  const { stderr, message } = toFields(error)
  const text = [stderr, message].find((one) => typeof one === 'string' && one.trim() !== '')
  return (
    String(text ?? error)
      .trim()
      .split('\n')
      .at(-1)
      ?.trim() ?? ''
  )
}

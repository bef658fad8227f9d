import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { makeMemoryFolder } from './memoryFolder'
import { required } from './required'

/** The timeout of a start on a slow machine, including the seeding of an empty database. */
const START_DEADLINE_MS = 180_000
const STOP_DEADLINE_MS = 30_000

export const ADMIN = { email: 'admin@example.org', password: 'Seeded-administrator-1' }

export interface RunningServer {
  url: string
  pid: number
  dataDir: string
  /** Its output so far. */
  output: () => string
  /** Stops it as an operator does, or as a crash does, and waits for its end. The data remain. */
  end: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<number | null>
}

/** A port that is free now: `SITE_URL` must be known before the server listens. */
const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (typeof address !== 'object' || !address) throw new Error('No free port')
  return address.port
}

/**
 * Only what a process needs: neither a developer's own settings reach what tests start, nor those under which the tests
 * themselves run.
 */
export const cleanEnvironment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) =>
      /^(PATH|HOME|USER|LANG|LC_\w+|TMPDIR|TZ|HTTPS?_PROXY|NO_PROXY|SystemRoot)$/i.test(name),
    ),
  ),
  NODE_ENV: 'production',
})

const isAnswering = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}/readyz`)).ok
  } catch {
    return false
  }
}

const PREFIX = 'ace-server-'

/** Where `provideSeededDataDir` has filled a data folder, a copy of it: else the first start fills the empty one. */
const fill = async (dataDir: string): Promise<string> => {
  const seeded = process.env.SEEDED_DATA_DIR
  if (seeded) await cp(seeded, dataDir, { recursive: true })
  return dataDir
}

/** An empty data folder, in the system's temporary folder. */
export const makeEmptyDataDir = (): Promise<string> => mkdtemp(path.join(os.tmpdir(), PREFIX))

/** An empty data folder that no test kills a server on: in memory where there is room. */
export const makeEmptyMemoryDataDir = (): Promise<string> => makeMemoryFolder(PREFIX)

/** A data folder for a server, in the system's temporary folder. */
export const makeDataDir = async (): Promise<string> => fill(await makeEmptyDataDir())

/** A data folder for a server that no test kills: in memory where there is room. */
export const makeMemoryDataDir = async (): Promise<string> => fill(await makeEmptyMemoryDataDir())

export const removeDataDir = (dataDir: string): Promise<void> => rm(dataDir, { recursive: true, force: true })

/**
 * Starts the built server as a trial installation on the embedded database, and waits until it answers.
 * Requests may set their client's address in `X-Forwarded-For`, so that tests do not share rate limits.
 * @param dataDir remains when the server stops; the caller deletes it
 * @param port of an earlier server that starts again; any free port by default
 * @param isThroughNpm started with `npm start`: its process id is npm's
 * @param folder where the built product lies; this repository by default
 */
export const startServer = async ({
  dataDir,
  env = {},
  port: givenPort,
  isThroughNpm = false,
  folder = '.',
}: {
  dataDir: string
  env?: Record<string, string>
  port?: number
  isThroughNpm?: boolean
  folder?: string
}): Promise<RunningServer> => {
  const file = path.resolve(folder, 'dist/server/index.js')
  if (!existsSync(file)) throw new Error('There is no built server yet: run `npm run build`.')
  const port = givenPort ?? (await freePort())
  const url = `http://127.0.0.1:${port}`
  const [command, ...args] = isThroughNpm ? (['npm', 'start'] as const) : ([process.execPath, file] as const)
  const child: ChildProcess = spawn(command, args, {
    cwd: folder,
    env: {
      ...cleanEnvironment(),
      HOST: '127.0.0.1',
      PORT: String(port),
      SITE_URL: url,
      DATA_DIR: dataDir,
      MEDIA_DIR: path.join(dataDir, 'media'),
      LOG_LEVEL: 'warn',
      TRUSTED_PROXIES: '1',
      SEED_ADMIN_EMAIL: ADMIN.email,
      SEED_ADMIN_PASSWORD: ADMIN.password,
      PASSWORD_COST: env.DATABASE_URI ? undefined : process.env.PASSWORD_COST, // for trial installations alone
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const exited = once(child, 'exit').then(([code, signal]: (number | string | null)[]) => {
    output += `\n[ended with ${signal ?? code}]\n`
    return child.exitCode
  })

  const end: RunningServer['end'] = async (signal = 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
    child.kill(signal)
    const forced = setTimeout(() => child.kill('SIGKILL'), STOP_DEADLINE_MS)
    const code = await exited
    clearTimeout(forced)
    return code
  }

  const deadline = Date.now() + START_DEADLINE_MS
  while (!(await isAnswering(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await end('SIGKILL')
      throw new Error(`The server did not start:\n${output.slice(-4000)}`)
    }
    await Promise.race([
      exited,
      once(required(child.stdout), 'data', { signal: AbortSignal.timeout(250) }).catch(() => undefined),
    ])
  }
  return { url, pid: required(child.pid), dataDir, output: () => output, end }
}

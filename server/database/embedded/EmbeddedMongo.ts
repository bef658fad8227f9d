import { EventEmitter, once } from 'node:events'
import { mkdir, realpath } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { uriOf } from './address'
import { DataDirInUseError } from './DataDirInUseError'
import { DataDirLock } from './DataDirLock'
import type { EmbeddedLog } from './EmbeddedLog'
import { engineCommand } from './engineCommand'
import { EngineFailedError } from './EngineFailedError'
import { EngineProcess, type EngineEnd, type EngineMessage } from './EngineProcess'
import { processIdentity } from './processIdentity'
import { DEFAULT_RESTART_POLICY, restartDecision, type RestartPolicy } from './restartDecision'
import { createSocketFolder, removeSocketFolder, socketIn } from './socketFolder'

export interface EmbeddedMongoOptions {
  /** Folder of the database, made if it is missing; only one process can have it. */
  dataDir: string
  log: EmbeddedLog
  /** Default: `server/database/embedded/engine.mjs` in the working directory. */
  engineFile?: string
  /** Where a newer glibc is kept on systems that need one. Default: `.cache/libc` in the working directory. */
  libcCacheDir?: string
  /** How long the first opening may take, 120,000 by default: an index repair reads everything. */
  readyTimeoutMs?: number
  restartPolicy?: Partial<RestartPolicy>
  /**
   * Called once when an engine that had answered is not started any more, since another process has taken its
   * folder; this process should then end.
   */
  onGiveUp?: (error: EngineFailedError | DataDirInUseError) => void
  /** What this process does while the engine opens its files. */
  meanwhile?: () => Promise<unknown>
}

/** Longer than the engine gives its own close. */
const STOP_TIMEOUT_MS = 12_000

/**
 * Starts the embedded MongoDB on a folder and keeps it running.
 * @returns once it answers
 * @throws {EmbeddedUnsupportedError} where it cannot run
 * @throws {DataDirInUseError} when another process has the folder
 * @throws {EngineFailedError} when the engine ends each time it is started
 */
export async function startEmbeddedMongo(options: EmbeddedMongoOptions): Promise<EmbeddedMongo> {
  const {
    log,
    engineFile = path.resolve(process.cwd(), 'server/database/embedded/engine.mjs'),
    libcCacheDir = path.resolve(process.cwd(), '.cache/libc'),
    readyTimeoutMs = 120_000,
  } = options
  const command = await engineCommand({ engineFile, libcCacheDir, log })
  await mkdir(options.dataDir, { recursive: true, mode: 0o700 })
  const dataDir = await realpath(options.dataDir)
  const lock = await DataDirLock.acquire(dataDir, {
    clear: async (dead) => {
      log.warn({ dataDir, pid: dead.owner.pid }, 'taking over the data folder of a process that was killed')
      if (dead.socketFolder) await removeSocketFolder(dead.socketFolder)
    },
  })
  try {
    const socketFolder = await createSocketFolder()
    await lock.update({ socketFolder })
    const mongo = new EmbeddedMongo(command, lock, socketFolder, options)
    try {
      await Promise.all([mongo.whenReady(readyTimeoutMs), options.meanwhile?.()])
      return mongo
    } catch (error) {
      await mongo.stop()
      throw error
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

/** A running embedded MongoDB: an engine in a child process, started again when it dies. */
export class EmbeddedMongo {
  readonly #command: [string, ...string[]]
  readonly #lock: DataDirLock
  readonly #socketFolder: string
  readonly #log: EmbeddedLog
  readonly #policy: RestartPolicy
  readonly #onGiveUp: EmbeddedMongoOptions['onGiveUp']
  readonly #changes = new EventEmitter()
  readonly #stopping = new AbortController()
  readonly #supervision: Promise<void>
  #engine: EngineProcess | undefined
  #isReady = false
  #wasReady = false
  #failure: Error | undefined
  #stopped: Promise<void> | undefined

  /** Use `startEmbeddedMongo`, which takes the folder's lock first and waits until it answers. */
  constructor(
    command: [string, ...string[]],
    lock: DataDirLock,
    socketFolder: string,
    options: EmbeddedMongoOptions,
  ) {
    this.#command = command
    this.#lock = lock
    this.#socketFolder = socketFolder
    this.#log = options.log
    this.#policy = { ...DEFAULT_RESTART_POLICY, ...options.restartPolicy }
    this.#onGiveUp = options.onGiveUp
    this.#changes.setMaxListeners(0) // one for each waiting request
    this.#supervision = this.#supervise()
  }

  /** Whether the engine answers at the moment. */
  get isReady(): boolean {
    return this.#isReady
  }

  /** The engine's process id; `undefined` between two engines and after `stop`. */
  get pid(): number | undefined {
    return this.#engine?.pid
  }

  /** The driver's address of a database. It stays valid when the engine is restarted. */
  uri(databaseName: string): string {
    return uriOf(socketIn(this.#socketFolder), databaseName)
  }

  /**
   * Resolves when the engine answers.
   * @throws when it has not after `timeoutMs`, was given up, or is stopped
   */
  async whenReady(timeoutMs: number): Promise<void> {
    const deadline = AbortSignal.timeout(timeoutMs)
    while (!this.#isReady) {
      if (this.#failure) throw this.#failure
      await once(this.#changes, 'change', { signal: deadline }).catch((cause: unknown) => {
        throw new Error(`the embedded MongoDB did not answer within ${timeoutMs} ms`, { cause })
      })
    }
  }

  /** Closes the engine cleanly and gives the folder up. Close the driver's clients first. */
  stop(): Promise<void> {
    this.#stopped ??= this.#stop()
    return this.#stopped
  }

  async #stop(): Promise<void> {
    this.#stopping.abort()
    this.#become({ failure: this.#failure ?? new Error('the embedded MongoDB was stopped') })
    await this.#engine?.stop(STOP_TIMEOUT_MS)
    await this.#supervision
    await removeSocketFolder(this.#socketFolder)
    await this.#lock.release()
  }

  async #supervise(): Promise<void> {
    let immediateDeaths = 0
    while (!this.#isStopping()) {
      const end = await this.#runOnce()
      if (this.#isStopping()) return
      const decision = restartDecision(this.#policy, immediateDeaths, end.uptimeMs)
      immediateDeaths = decision.immediateDeaths
      // What has answered once will again, when the disk has room: the server says meanwhile that it is being started.
      const delayMs =
        decision.delayMs ?? (this.#wasReady && !end.isFolderInUse ? this.#policy.maxDelayMs : undefined)
      if (delayMs === undefined) {
        this.#giveUp(end, immediateDeaths)
        return
      }
      this.#log.warn(
        { end: end.description, restartInMs: delayMs },
        'the embedded MongoDB died; restarting it',
      )
      await delay(delayMs, undefined, { signal: this.#stopping.signal }).catch(() => {})
    }
  }

  async #runOnce(): Promise<EngineEnd> {
    const started = performance.now()
    const { dataDir } = this.#lock
    const engine = new EngineProcess(this.#command, dataDir, socketIn(this.#socketFolder), (message) =>
      this.#hear(message, Math.round(performance.now() - started)),
    )
    this.#engine = engine
    const identity = engine.pid === undefined ? undefined : await processIdentity(engine.pid)
    // Without it (a full disk) all still works, save that a successor does not wait for this engine.
    await this.#lock.update({ engine: identity }).catch((err: unknown) => {
      this.#log.warn({ err }, "the data folder's lock does not name the engine")
    })
    const end = await engine.ended
    this.#engine = undefined
    this.#become({ isReady: false })
    return end
  }

  #hear(message: EngineMessage, ms: number): void {
    if (message.type === 'ready') {
      this.#log.info({ pid: this.pid, ms }, 'the embedded MongoDB is ready')
      this.#wasReady = true
      this.#become({ isReady: true })
    } else if (message.type === 'corrected') {
      const { collections, damaged } = message
      const level = damaged.length > 0 ? 'error' : 'info'
      this.#log[level](
        { collections, damaged, ms: message.ms },
        'checked the collections after an unclean end',
      )
    }
  }

  #giveUp(end: EngineEnd, deaths: number): void {
    const { dataDir } = this.#lock
    const failure = end.isFolderInUse
      ? new DataDirInUseError(dataDir, undefined)
      : new EngineFailedError(dataDir, deaths, end.description)
    this.#log.error({ err: failure }, failure.message)
    this.#become({ failure })
    if (this.#wasReady) this.#onGiveUp?.(failure) // before that, startEmbeddedMongo rejects with it
  }

  #isStopping(): boolean {
    return this.#stopping.signal.aborted
  }

  #become({
    isReady = false,
    failure = this.#failure,
  }: {
    isReady?: boolean
    failure?: Error | undefined
  }): void {
    this.#isReady = isReady
    this.#failure = failure
    this.#changes.emit('change')
  }
}

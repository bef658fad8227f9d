import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'

/** How an engine ended. */
export interface EngineEnd {
  /** For a log or an error: the exit code or the signal, and what it wrote last. */
  description: string
  /** Since it was ready; `undefined` when it never was. */
  uptimeMs: number | undefined
  /** The engine's kernel lock on the folder is held by a process that left no claim here. */
  isFolderInUse: boolean
}

/** What engine.mjs tells. */
export type EngineMessage =
  | { type: 'ready' }
  | { type: 'corrected'; collections: number; damaged: string[]; ms: number }
  | { type: 'failed'; code?: string; message: string }

const OUTPUT_KEPT_BYTES = 2_000
/** What the engine needs of the environment; the server's secrets are none of it. */
const PASSED_ENVIRONMENT = ['PATH', 'HOME', 'LANG', 'TZ', 'EMBEDDED_MONGODB_SKIP_INDEX_REPAIR']

/** One run of engine.mjs, from its start to its end. */
export class EngineProcess {
  readonly ended: Promise<EngineEnd>
  readonly #child: ChildProcess
  #readyAt: number | undefined
  #failure: string | undefined
  #output = ''

  /**
   * Starts it.
   * @param command from `engineCommand`
   * @param socket where it will listen, in a folder that exists
   */
  constructor(
    command: [string, ...string[]],
    dataDir: string,
    socket: string,
    onMessage: (message: EngineMessage) => void,
  ) {
    const [file, ...args] = command
    const passed = PASSED_ENVIRONMENT.map((name): [string, string | undefined] => [name, process.env[name]])
    this.#child = spawn(file, [...args, dataDir, socket], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // A socket is renamed within its file system, so it is made beside its final place.
      env: { ...Object.fromEntries(passed), NODE_ENV: 'production', TMPDIR: path.dirname(socket) },
    })
    this.#child.stdout?.on('data', (chunk: Buffer) => this.#keep(chunk.toString()))
    this.#child.stderr?.on('data', (chunk: Buffer) => this.#keep(chunk.toString()))
    this.#child.on('message', (message: EngineMessage) => {
      if (message.type === 'ready') this.#readyAt = performance.now()
      if (message.type === 'failed') this.#failure = message.message
      onMessage(message)
    })
    this.ended = new Promise((resolve) => {
      // "close" comes after the last output and message, "error" alone when it could not be started.
      this.#child.once('close', (code, signal) => resolve(this.#end(signal ?? `exit code ${code}`)))
      this.#child.once('error', (error) => {
        if (this.#child.pid === undefined) resolve(this.#end(error.message))
      })
    })
  }

  get pid(): number | undefined {
    return this.#child.pid
  }

  /** Asks it to close and end, and kills it if it has not within `timeoutMs`. */
  async stop(timeoutMs: number): Promise<void> {
    this.#child.kill('SIGTERM')
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), timeoutMs)
    await this.ended
    clearTimeout(timer)
  }

  #keep(text: string): void {
    this.#output = (this.#output + text).slice(-OUTPUT_KEPT_BYTES)
  }

  #end(how: string): EngineEnd {
    const said = (this.#failure ?? this.#output).trim()
    return {
      description: said ? `${how}: ${said}` : how,
      uptimeMs: this.#readyAt === undefined ? undefined : performance.now() - this.#readyAt,
      isFolderInUse: this.#failure?.includes('DBPathInUse') ?? false,
    }
  }
}

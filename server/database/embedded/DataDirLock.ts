import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { DataDirInUseError } from './DataDirInUseError'
import { isAlive, processIdentity, type ProcessIdentity } from './processIdentity'
import { toFields } from '../../../platform/toFields'

/** What a process writes down about its hold on a data folder. */
export interface Claim {
  state: 'claiming' | 'held'
  owner: ProcessIdentity
  /** The engine that the owner runs; it may outlive the owner for the moment that its close takes. */
  engine?: ProcessIdentity | undefined
  socketFolder?: string
}

interface WrittenClaim {
  file: string
  claim: Claim | undefined
}

interface Rival {
  pid: number
  /** Waiting is of no use: it holds the folder, or both are claiming and its name comes first. */
  isDecided: boolean
}

const FOLDER = 'lock'
const POLL_MS = 25
/** Longer than an engine gives itself to close after its parent's death. */
const ORPHAN_WAIT_MS = 15_000

/**
 * One process's hold on a data folder.
 *
 * A single lock file cannot be taken over safely: of two processes that both find it stale, the
 * slower one would remove the new lock of the faster one. So each process writes a claim of its own
 * name, which nobody else ever uses, and *then* reads the others': of any two, the one that wrote
 * second sees the first. Removing a dead process's claim is safe at any time.
 *
 * Behind it stands the engine's own kernel lock on `mongod.lock`: it holds across containers, where
 * process ids say nothing, but its error would not say who has the folder.
 */
export class DataDirLock {
  readonly #file: string
  #claim: Claim

  private constructor(
    readonly dataDir: string,
    readonly name: string,
    claim: Claim,
  ) {
    this.#file = path.join(dataDir, FOLDER, name)
    this.#claim = claim
  }

  /**
   * Takes the folder, which is made if needed; clears what dead processes left.
   * @param orphanWaitMs how long to wait for the engine of a process that was killed
   * @param clear called with the claim of each dead process
   * @throws {DataDirInUseError} when another living process has it, or takes it at the same moment
   */
  static async acquire(
    dataDir: string,
    { orphanWaitMs = ORPHAN_WAIT_MS, clear = async (_dead: Claim): Promise<void> => {} } = {},
  ): Promise<DataDirLock> {
    await mkdir(path.join(dataDir, FOLDER), { recursive: true, mode: 0o700 })
    const owner = await processIdentity(process.pid)
    if (!owner) throw new Error('the start time of this process cannot be read')
    const name = `${process.pid}-${randomBytes(6).toString('hex')}.json`
    const lock = new DataDirLock(dataDir, name, { state: 'claiming', owner })
    await lock.update({})
    try {
      await lock.#waitUntilAlone(orphanWaitMs, clear)
      await lock.update({ state: 'held' })
      return lock
    } catch (error) {
      await lock.release()
      throw error
    }
  }

  /** The claim of the living process that has a folder, without taking part in who gets it. */
  static async readHolder(dataDir: string): Promise<Claim | undefined> {
    for (const { claim } of await readClaims(path.join(dataDir, FOLDER)))
      if (claim?.state === 'held' && (await isAlive(claim.owner))) return claim
    return undefined
  }

  /** Changes what this process's claim says; readers see the old or the new text, never a part. */
  async update(change: Partial<Omit<Claim, 'owner'>>): Promise<void> {
    this.#claim = { ...this.#claim, ...change }
    const temporary = `${this.#file}.tmp`
    await writeFile(temporary, JSON.stringify(this.#claim), { mode: 0o600 })
    await rename(temporary, this.#file)
  }

  /** Gives the folder up. */
  async release(): Promise<void> {
    await rm(`${this.#file}.tmp`, { force: true })
    await rm(this.#file, { force: true })
  }

  async #waitUntilAlone(orphanWaitMs: number, clear: (dead: Claim) => Promise<void>): Promise<void> {
    const deadline = Date.now() + orphanWaitMs
    for (;;) {
      const rivals = await this.#livingRivals(clear)
      const winner =
        rivals.find((rival) => rival.isDecided) ?? (Date.now() > deadline ? rivals[0] : undefined)
      if (winner) throw new DataDirInUseError(this.dataDir, winner.pid)
      if (rivals.length === 0) return
      await delay(POLL_MS)
    }
  }

  /** The other processes that have a say, after clearing the claims of dead ones. */
  async #livingRivals(clear: (dead: Claim) => Promise<void>): Promise<Rival[]> {
    const rivals: Rival[] = []
    for (const { file, claim } of await this.#otherClaims()) {
      if (claim && (await isAlive(claim.owner))) {
        const comesFirst = path.basename(file) < this.name
        rivals.push({ pid: claim.owner.pid, isDecided: claim.state === 'held' || comesFirst })
      } else if (claim?.engine && (await isAlive(claim.engine))) {
        rivals.push({ pid: claim.engine.pid, isDecided: false })
      } else {
        if (claim) await clear(claim)
        await rm(`${file}.tmp`, { force: true })
        await rm(file, { force: true })
      }
    }
    return rivals
  }

  async #otherClaims(): Promise<WrittenClaim[]> {
    const claims = await readClaims(path.dirname(this.#file))
    return claims.filter(({ file }) => path.basename(file) !== this.name)
  }
}

async function readClaims(folder: string): Promise<WrittenClaim[]> {
  const claims: WrittenClaim[] = []
  for (const name of await readdir(folder).catch(whenMissing([]))) {
    if (!name.endsWith('.json')) continue
    const file = path.join(folder, name)
    const text = await readFile(file, 'utf8').catch(whenMissing(undefined)) // just released
    if (text !== undefined) claims.push({ file, claim: parseClaim(text) })
  }
  return claims
}

const whenMissing =
  <Value>(value: Value) =>
  (error: unknown): Value => {
    if (toFields(error).code === 'ENOENT') return value
    throw error
  }

/** `undefined` for a claim that a power cut left in pieces: its owner is gone with the power. */
function parseClaim(text: string): Claim | undefined {
  try {
    const claim = JSON.parse(text) as Partial<Claim> | null
    return typeof claim?.owner?.pid === 'number' ? (claim as Claim) : undefined
  } catch {
    return undefined
  }
}

import { lstat, mkdtemp, realpath, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

const PREFIX = 'ace-db-'
const NAME = /^ace-db-[A-Za-z0-9]{6}$/

/** `sun_path` holds 104 bytes on macOS and 108 on Linux, the closing zero included. */
const MAX_SOCKET_BYTES = 103
/** The longest path below the base: the engine's package binds one of its own before it is renamed. */
const LONGEST_BELOW_BASE = `/${PREFIX}XXXXXX/embedded-mongodb-XXXXXX/mongodb.sock`

/** Whether a socket folder in `base` leaves room for the sockets in it. */
export function hasRoomForSockets(base: string): boolean {
  return Buffer.byteLength(base + LONGEST_BELOW_BASE) <= MAX_SOCKET_BYTES
}

/**
 * Makes the folder of one database's socket: short whatever the data folder's path is, and open to
 * this user alone (`mkdtemp` makes it 0700 under a name that nobody can have taken).
 * @param bases where to, the first that is short enough and writable
 * @returns its path
 */
export async function createSocketFolder(bases: string[] = [os.tmpdir(), '/tmp']): Promise<string> {
  let lastError: unknown
  for (const base of bases) {
    try {
      const resolved = await realpath(base)
      if (hasRoomForSockets(resolved)) return await mkdtemp(path.join(resolved, PREFIX))
    } catch (error) {
      lastError = error
    }
  }
  throw new Error(
    `No folder for the database's socket: ${bases.join(' and ')} are not writable or too long. ` +
      'Set TMPDIR to a short writable folder.',
    { cause: lastError },
  )
}

/**
 * The socket in a socket folder: the same path for every engine that is started in it. The driver
 * takes an address for a path only if it ends in ".sock", and lower-cases any other.
 */
export function socketIn(folder: string): string {
  return path.join(folder, 'db.sock')
}

/**
 * Removes a socket folder with what a killed engine left in it. The path may come from a file, so
 * anything that is not such a folder of this user's stays.
 */
export async function removeSocketFolder(folder: string): Promise<void> {
  if (!path.isAbsolute(folder) || !NAME.test(path.basename(folder))) return
  const found = await lstat(folder).catch(() => undefined)
  if (!found?.isDirectory() || found.uid !== process.getuid?.()) return
  await rm(folder, { recursive: true, force: true })
}

import { access, constants, mkdtemp, statfs } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm'
/** The largest database of a run many times over, and the room that the product keeps free. */
const NEEDED_BYTES = 4 * 1024 ** 3

const hasRoom = async (): Promise<boolean> => {
  try {
    await access(MEMORY, constants.W_OK)
    const { bavail, bsize } = await statfs(MEMORY)
    return bavail * bsize >= NEEDED_BYTES
  } catch {
    return false // another system, or not for this user
  }
}

/**
 * A new folder for a database whose durability no test is about: in memory where the system has room, else in the
 * system's temporary folder. Every write is acknowledged when it is in the journal, which takes milliseconds on a disk.
 */
export const makeMemoryFolder = async (prefix: string): Promise<string> => {
  const parent = (await hasRoom()) ? MEMORY : os.tmpdir()
  return mkdtemp(path.join(parent, prefix))
}

import { realpath } from 'node:fs/promises'
import { DATABASE_NAME, uriOf } from './address'
import { DataDirLock } from './DataDirLock'
import { socketIn } from './socketFolder'

/**
 * The driver's address of the embedded database that another process runs on a data folder. Both the folder and the
 * socket are open to their owner alone.
 * @returns undefined when no process has the folder
 */
export const findRunningEngine = async (dataDir: string): Promise<string | undefined> => {
  const folder = await realpath(dataDir).catch(() => undefined)
  if (!folder) return undefined
  const claim = await DataDirLock.readHolder(folder)
  return claim?.socketFolder ? uriOf(socketIn(claim.socketFolder), DATABASE_NAME) : undefined
}

import { once } from 'node:events'
import { access, chmod, constants, mkdir, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import type { Environment } from '../platform/env'
import { toFields } from '../platform/toFields'

/** What keeps the server from running here, a line each. */
export class PlaceError extends Error {
  override name = 'PlaceError'
}

const PORT_PROBLEMS: Record<string, string> = {
  EACCES: 'this user may not listen there',
  EADDRINUSE: 'another process listens there',
  EADDRNOTAVAIL: 'this machine does not have that address',
  ENOTFOUND: 'there is no such host',
}

/** Why the server cannot listen, as listening for a moment says. */
const portProblem = async ({
  HOST,
  PORT,
}: Pick<Environment, 'HOST' | 'PORT'>): Promise<string | undefined> => {
  const probe = createServer((socket) => socket.destroy()).listen(PORT, HOST)
  try {
    await once(probe, 'listening')
    return undefined
  } catch (error) {
    const { code, message } = toFields(error)
    return `PORT ${PORT} of HOST ${HOST}: ${PORT_PROBLEMS[String(code)] ?? String(message)}`
  } finally {
    await new Promise<void>((resolve) => {
      probe.close(() => resolve())
    })
  }
}

const folderProblem = async (name: string, folder: string, mode?: number): Promise<string | undefined> => {
  const place = path.resolve(folder)
  try {
    await mkdir(place, { recursive: true, mode })
    if (!(await stat(place)).isDirectory()) return `${name} ${place}: is not a folder`
    await access(place, constants.R_OK | constants.W_OK | constants.X_OK)
    return undefined
  } catch (error) {
    const { code, message } = toFields(error)
    const isRefused = code === 'EACCES' || code === 'EROFS'
    return `${name} ${place}: ${isRefused ? 'this user may not write there' : String(message)}`
  }
}

/** Makes a folder its owner's alone, also one that an earlier version made for all to read. */
const closeFolder = async (folder: string): Promise<void> => {
  await chmod(path.resolve(folder), 0o700).catch((error: unknown) => {
    if (toFields(error).code !== 'EPERM') throw error // somebody else's folder that this user may use
  })
}

/**
 * Checks that the port is free and the folders can be written, before anything is opened, filled or printed.
 * @throws PlaceError with everything that is wrong
 */
export const checkPlace = async (
  env: Pick<Environment, 'HOST' | 'PORT' | 'DATA_DIR' | 'MEDIA_DIR' | 'isTrial'>,
): Promise<void> => {
  const found = await Promise.all([
    portProblem(env),
    folderProblem('MEDIA_DIR', env.MEDIA_DIR),
    env.isTrial ? folderProblem('DATA_DIR', env.DATA_DIR, 0o700) : undefined,
  ])
  const problems = found.filter((problem) => problem !== undefined)
  if (problems.length > 0)
    throw new PlaceError(
      `The server cannot run here:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
    )
  if (env.isTrial) await closeFolder(env.DATA_DIR)
}

import { createSocket } from 'node:dgram'
import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { access, chmod, constants, mkdir, stat } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'
import type { Environment } from '../platform/env'
import { toFields } from '../platform/toFields'

/** What keeps the server from running here, a line each. */
export class PlaceError extends Error {
  override name = 'PlaceError'
}

const PORT_PROBLEMS: Record<string, string> = {
  EACCES: 'this user may not listen there',
  EADDRNOTAVAIL: 'this machine does not have that address',
  ENOTFOUND: 'there is no such host',
}
const TAKEN = 'another process listens there'
/** How long a process that listens there may take to accept a connection. */
const ACCEPT_MS = 2_000

/** Whether a process listens there. */
const isTaken = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host, port, timeout: ACCEPT_MS })
    const settle = (answer: boolean) => (): void => {
      socket.destroy()
      resolve(answer)
    }
    socket.once('connect', settle(true)).once('timeout', settle(true)).once('error', settle(false))
  })

/** Binds a socket for datagrams: refused for the reasons of a server, but no connection can reach it. */
const bindDatagrams = async (address: string, family: number, port: number): Promise<void> => {
  const socket = createSocket(family === 6 ? 'udp6' : 'udp4')
  try {
    const isBound = once(socket, 'listening')
    socket.bind(port, address)
    await isBound
  } catch (error) {
    if (toFields(error).code !== 'EADDRINUSE') throw error // a service for datagrams is no hindrance
  } finally {
    socket.close()
  }
}

/** Why the server could not listen. It does not try: whoever connected in that moment would be reset. */
const portProblem = async ({
  HOST,
  PORT,
}: Pick<Environment, 'HOST' | 'PORT'>): Promise<string | undefined> => {
  const place = `PORT ${PORT} of HOST ${HOST}`
  try {
    const { address, family } = await lookup(HOST)
    await bindDatagrams(address, family, PORT)
    const isFree = PORT === 0 || !(await isTaken(address, PORT)) // 0 stands for any free port
    return isFree ? undefined : `${place}: ${TAKEN}`
  } catch (error) {
    const { code, message } = toFields(error)
    return `${place}: ${PORT_PROBLEMS[String(code)] ?? String(message)}`
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

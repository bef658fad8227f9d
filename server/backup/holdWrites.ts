import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { ClientSession, MongoClient } from 'mongodb'
import pTimeout from 'p-timeout'
import { BackupError, type Consistency } from './format'

/** The first version with snapshots outside of transactions is 5.0. */
const SNAPSHOT_WIRE_VERSION = 13
const RELEASER = 'server/backup/releaseWrites.mjs'
/** How long that process may take to start, and to end. */
const ANSWER_WITHIN_MS = 20_000

const hasSnapshots = async (client: MongoClient): Promise<boolean> => {
  const { setName, msg, maxWireVersion } = await client.db('admin').command({ hello: 1 })
  return (Boolean(setName) || msg === 'isdbgrid') && Number(maxWireVersion) >= SNAPSHOT_WIRE_VERSION
}

/** A process that lets writes go on when this one is killed: the server would hold them until it is restarted. */
const watchOver = async (uri: string): Promise<() => Promise<void>> => {
  const releaser = fork(path.resolve(RELEASER), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    detached: true,
  })
  releaser.send({ uri })
  const failure = new BackupError('The process that watches over held writes did not start')
  await pTimeout(
    Promise.race([
      once(releaser, 'message'),
      once(releaser, 'exit').then(() => {
        throw failure
      }),
    ]),
    { milliseconds: ANSWER_WITHIN_MS, message: failure },
  ).catch((error: unknown) => {
    releaser.kill()
    throw error
  })
  return async () => {
    const ended = once(releaser, 'exit')
    releaser.send('released')
    // writes go on already: one that hangs is not waited for
    await pTimeout(ended, { milliseconds: ANSWER_WITHIN_MS, fallback: () => releaser.kill() })
  }
}

const whileHeld = async <Result>(
  client: MongoClient,
  uri: string,
  work: () => Promise<Result>,
): Promise<Result> => {
  const admin = client.db('admin')
  const endWatch = await watchOver(uri)
  try {
    await admin.command({ fsync: 1, lock: true })
  } catch (cause) {
    await endWatch()
    throw new BackupError(
      'The database cannot hold writes for this account (it needs the role hostManager). ' +
        'Give it the role, use a replica set, or stop every process and say --stopped',
      { cause },
    )
  }
  try {
    const result = await work()
    // fails when the server was restarted meanwhile and let writes through
    await admin.command({ fsyncUnlock: 1 })
    return result
  } catch (error) {
    await admin.command({ fsyncUnlock: 1 }).catch(() => undefined)
    throw error
  } finally {
    await endWatch()
  }
}

/**
 * Does work that reads the database as of one moment (docs/decisions/2026-11-23-a-backup-is-one-moment.md).
 * @param isAlone nobody else uses the database
 */
export const atOneMoment = async <Result>(
  client: MongoClient,
  uri: string,
  isAlone: boolean,
  work: (consistency: Consistency, session?: ClientSession) => Promise<Result>,
): Promise<Result> => {
  if (isAlone) return work('alone')
  if (await hasSnapshots(client))
    return client.withSession({ snapshot: true }, (session) => work('snapshot', session))
  return whileHeld(client, uri, () => work('writes held'))
}

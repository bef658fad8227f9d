import type { Db } from 'mongodb'
import { type Filling, findUnfinished } from '../../backup/fillDatabase'
import { BackupError } from '../../backup/format'
import { openToRead } from '../../backup/openDatabase'
import { type Check, type Finding, note, ok, wrong } from '../finding'
import { checkMigrations } from './checkMigrations'

/** A difference between clocks from which leases and links that end can be wrong. */
const FAR_APART_MS = 2_000
/** Longer than a query to a near server takes. */
const SLOW_MS = 200
const MOST_MS = 5_000

const COMMANDS: Record<Filling, string> = {
  restore: 'npm run restore -- <archive> --replace',
  move: 'npm run move -- --to <the same place>, with the settings of the old one',
}

/** Compares the server's clock with this one, within the time that its answer took. The embedded engine tells none. */
export const checkClock = (localTime: unknown, askedAt: number, tookMs: number): Finding[] => {
  if (!(localTime instanceof Date)) return []
  const apartMs = Math.abs(localTime.getTime() - (askedAt + tookMs / 2)) - tookMs / 2
  return apartMs > FAR_APART_MS
    ? [
        wrong(
          `Its clock and this one are ${(apartMs / 1000).toFixed(0)} s apart`,
          'Let a time service set both (chrony, systemd-timesyncd).',
        ),
      ]
    : [ok('Its clock and this one agree')]
}

const checkServer = async (db: Db): Promise<Finding[]> => {
  const askedAt = Date.now()
  const hello = await db.command({ hello: 1 }, { timeoutMS: MOST_MS })
  const tookMs = Date.now() - askedAt
  const { version } = await db.command({ buildInfo: 1 }, { timeoutMS: MOST_MS })
  const kind = hello.setName ? `replica set ${String(hello.setName)}` : 'a single server'
  const found = `MongoDB ${String(version)}, ${kind}, answered in ${tookMs} ms`
  return [
    tookMs > SLOW_MS ? note(found, 'Is the server near, and not overloaded?') : ok(found),
    ...checkClock(hello.localTime, askedAt, tookMs),
  ]
}

const checkContent = async (db: Db): Promise<Finding[]> => {
  const count = (name: string, filter: object): Promise<number> =>
    db.collection(name).countDocuments(filter, { timeoutMS: MOST_MS })
  const unfinished = await findUnfinished(db)
  if (unfinished) return [wrong(`A ${unfinished} did not finish`, `Run it again: ${COMMANDS[unfinished]}`)]
  const [admins, failedMails, failedJobs] = await Promise.all([
    count('roles', { role: 'admin', isLocked: { $ne: true }, isLeaving: { $ne: true } }),
    count('outbox', { status: { $in: ['failed', 'uncertain'] } }),
    db
      .collection<{ job: string }>('job-leases')
      .find({ lastError: { $nin: [null, ''] } }, { projection: { job: 1 }, timeoutMS: MOST_MS })
      .toArray(),
  ])
  return [
    admins > 0
      ? ok(`Administrators: ${admins}`)
      : wrong(
          'There is no administrator',
          'npm run create-admin -- --email you@example.org --name "Your Name"',
        ),
    failedMails > 0
      ? note(`Mails that could not be sent: ${failedMails}`, 'See /cms/collections/outbox.')
      : ok('No mail failed'),
    failedJobs.length > 0
      ? wrong(
          `Jobs that failed: ${failedJobs.map(({ job }) => job).join(', ')}`,
          'See /admin/status and the log.',
        )
      : ok('No job failed'),
  ]
}

export const checkDatabase: Check = {
  name: 'Database',
  run: async (env) => {
    const database = await openToRead(env).catch((error: unknown) => {
      if (error instanceof BackupError) return error // no database has been made yet
      throw error
    })
    if (database instanceof BackupError) return [note(database.message, 'The first start makes it.')]
    try {
      return [
        ...(await checkServer(database.db)),
        ...(await checkContent(database.db)),
        ...(await checkMigrations(database.db)),
      ]
    } finally {
      await database.close()
    }
  },
}

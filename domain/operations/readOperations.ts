import type { Payload } from 'payload'
import { connectionOf } from '../../platform/database'
import { readProductVersion } from '../../platform/productVersion'
import type { Operations } from './operations.schema'
import { readDisks } from './readDisks'
import { readExpiries } from './readExpiries'
import { readJobs } from './readJobs'
import { readMailQueue } from './readMailQueue'
import { readMigrations } from './readMigrations'
import { readPaymentQueue } from './readPaymentQueue'

const version = readProductVersion()
const startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString()

const readDatabase = async (payload: Payload): Promise<Operations['database']> => {
  const { db } = connectionOf(payload)
  if (!db) throw new Error('There is no connection to the database')
  const started = performance.now()
  await db.command({ ping: 1 })
  const answeredMs = Math.round(performance.now() - started)
  const [build, hello] = await Promise.all([db.command({ buildInfo: 1 }), db.command({ hello: 1 })])
  return { version: String(build.version), isReplicaSet: typeof hello.setName === 'string', answeredMs }
}

/**
 * How the installation is: version, database, disks, jobs, mails, payments and what expires. The caller checks the
 * permission. Source: issue 14, part 8.
 */
export const readOperations = async (payload: Payload): Promise<Operations> => {
  const [database, disks, migrations, jobs, mails, payments, expiries] = await Promise.all([
    readDatabase(payload),
    readDisks(),
    readMigrations(payload),
    readJobs(payload),
    readMailQueue(payload),
    readPaymentQueue(payload),
    readExpiries(payload.config.serverURL),
  ])
  return {
    version,
    nodeVersion: process.version,
    startedAt,
    memoryBytes: process.memoryUsage.rss(),
    database,
    disks,
    migrations,
    jobs,
    mails,
    payments,
    expiries,
  }
}

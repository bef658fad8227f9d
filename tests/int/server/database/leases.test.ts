import { randomUUID } from 'node:crypto'
import { ObjectId } from 'mongodb'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { modelOf } from '../../../../platform/database'
import { everyMinutes } from '../../../../platform/everyMinutes'
import { createLogger } from '../../../../platform/logger'
import { entriesOf } from '../../../../platform/records.schema'
import { LEASES, endLeases } from '../../../../server/database/leasesRepository'
import { runDueJobs } from '../../../../server/jobs/runDueJobs'
import { type TestApp, startTestPayload } from '../../../helpers/testPayload'

const HOUR_MS = 3_600_000

let app: TestApp
beforeAll(async () => {
  app = await startTestPayload()
})
afterAll(() => app.stop())

it('every field that holds a lease is in the table, but for what is sent', () => {
  const found = app.payload.config.collections.flatMap(({ slug, flattenedFields }) =>
    flattenedFields.flatMap(({ name }) =>
      /^(?:leaseUntil|leasedUntil|examiningUntil|takenUntil)$/.test(name) ? [`${slug} ${name}`] : [],
    ),
  )
  const known = entriesOf(LEASES).map(([slug, field]) => `${slug} ${field}`)
  expect(found.toSorted()).toEqual([...known, 'outbox leaseUntil'].toSorted())
})

it('leases of processes that have ended are free at once, and others stay as they ended', async () => {
  const [later, past] = [new Date(Date.now() + HOUR_MS), new Date(Date.now() - HOUR_MS)]
  const rows = entriesOf(LEASES).flatMap(([slug, field]) =>
    [later, past].map((until) => ({ slug, field, until, _id: new ObjectId(), mark: randomUUID() })),
  )
  for (const { slug, field, until, _id, mark } of rows)
    await modelOf(app.payload, slug).collection.insertOne({ _id, [field]: until, job: mark, key: mark })
  await endLeases(app.payload)
  for (const { slug, field, until, _id } of rows) {
    const stored = await modelOf(app.payload, slug).collection.findOne({ _id })
    const end = stored?.[field] as Date
    if (until === past) expect(end, slug).toEqual(past)
    else expect(end.getTime(), slug).toBeLessThanOrEqual(Date.now())
  }
})

it('a job that a power cut interrupted runs as soon as the only process is back', async () => {
  let runs = 0
  const job = everyMinutes(randomUUID(), 5, async () => void (runs += 1))
  const context = { payload: app.payload, log: createLogger('silent'), signal: new AbortController().signal }
  await modelOf(app.payload, 'job-leases').collection.insertOne({
    job: job.name,
    dueAt: new Date(0),
    holder: 'a process that has ended',
    leasedUntil: new Date(Date.now() + HOUR_MS),
  })
  await runDueJobs([job], 'the new process', context)
  expect(runs).toBe(0)
  await endLeases(app.payload)
  await runDueJobs([job], 'the new process', context)
  expect(runs).toBe(1)
})

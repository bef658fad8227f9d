import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everyMinutes } from '../../../../platform/everyMinutes'
import type { Job, JobContext } from '../../../../platform/job.types'
import { runDueJobs } from '../../../../server/jobs/runDueJobs'
import { createLogger } from '../../../../platform/logger'
import { modelOf } from '../../../../platform/database'
import { type TestApp, startTestPayload } from '../../../helpers/testPayload'

let app: TestApp

beforeAll(async () => {
  app = await startTestPayload()
})
afterAll(() => app.stop())

const contextOf = (signal = new AbortController().signal): JobContext => ({
  payload: app.payload,
  log: createLogger('silent'),
  signal,
})

const counting = (): { job: Job; runs: () => number } => {
  let runs = 0
  return { job: everyMinutes(randomUUID(), 5, async () => void (runs += 1)), runs: () => runs }
}

const leases = () => modelOf(app.payload, 'job-leases')

describe('runDueJobs', () => {
  it('runs a new job at once, in one of many processes', async () => {
    const { job, runs } = counting()
    const ran = await Promise.all(
      Array.from({ length: 20 }, (_, index) => runDueJobs([job], `process-${index}`, contextOf())),
    )
    expect(ran.flat()).toEqual([job.name])
    expect(runs()).toBe(1)
  })

  it('runs it again when it is due, not before', async () => {
    const { job, runs } = counting()
    await runDueJobs([job], 'a', contextOf())
    await runDueJobs([job], 'b', contextOf())
    expect(runs()).toBe(1)
    await leases().updateOne({ job: job.name }, { $set: { dueAt: new Date() } })
    await runDueJobs([job], 'b', contextOf())
    expect(runs()).toBe(2)
  })

  it('does not run a job that another process runs, and takes it over when the lease has ended', async () => {
    const { job, runs } = counting()
    const due = { job: job.name, dueAt: new Date(0), holder: 'killed' }
    await leases().create({ ...due, leasedUntil: new Date(Date.now() + 60_000) })
    expect(await runDueJobs([job], 'b', contextOf())).toEqual([])
    await leases().updateOne({ job: job.name }, { $set: { leasedUntil: new Date(Date.now() - 1) } })
    expect(await runDueJobs([job], 'b', contextOf())).toEqual([job.name])
    expect(runs()).toBe(1)
  })

  it('records the reason of a failure and runs the others', async () => {
    const failing = everyMinutes(randomUUID(), 5, () => Promise.reject(new Error('the provider is away')))
    const { job, runs } = counting()
    await runDueJobs([failing, job], 'a', contextOf())
    expect(runs()).toBe(1)
    const lease = await leases().findOne({ job: failing.name }).lean<{ lastError: string; dueAt: Date }>()
    expect(lease?.lastError).toBe('the provider is away')
    expect(lease?.dueAt.getTime()).toBeGreaterThan(Date.now())
  })

  it('runs again at once when the server stopped in the middle', async () => {
    const stopping = new AbortController()
    const job = everyMinutes(randomUUID(), 5, async () => stopping.abort())
    await runDueJobs([job], 'a', contextOf(stopping.signal))
    const lease = await leases().findOne({ job: job.name }).lean<{ dueAt: Date }>()
    expect(lease?.dueAt.getTime()).toBeLessThanOrEqual(Date.now())
  })
})

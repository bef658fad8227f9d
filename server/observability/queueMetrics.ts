import type { Payload } from 'payload'
import pTimeout from 'p-timeout'
import { Counter, Gauge, type Registry } from 'prom-client'
import { readJobs, readMailQueue, readPaymentQueue } from '../../domain/operations'

const READ_WITHIN_MS = 3_000

const secondsSince = (time: string | null, now: number): number =>
  time === null ? 0 : Math.max(0, (now - Date.parse(time)) / 1000)

/**
 * What waits in the database: mails, payments, jobs. It is read when the metrics are asked for; what cannot be read in
 * time is left out, and counted.
 */
export const createQueueMetrics = (payload: Payload, registry: Registry): void => {
  const failures = new Counter({
    name: 'metrics_failures_total',
    help: 'How often metrics could not be read from the database.',
    registers: [registry],
  })
  const reading =
    (read: () => Promise<void>, gauge: () => Gauge): (() => Promise<void>) =>
    async () => {
      try {
        await pTimeout(read(), { milliseconds: READ_WITHIN_MS })
      } catch {
        gauge().reset()
        failures.inc()
      }
    }
  const mails: Gauge = new Gauge({
    name: 'mails',
    help: 'Mails that have not been sent, by state (queued, sending, uncertain, failed).',
    labelNames: ['state'],
    registers: [registry],
    collect: reading(
      async () => {
        const { oldestAt, ...counts } = await readMailQueue(payload)
        for (const [state, count] of Object.entries(counts)) mails.set({ state }, count)
        oldestMail.set(secondsSince(oldestAt, Date.now()))
      },
      () => mails,
    ),
  })
  const oldestMail = new Gauge({
    name: 'mail_queue_oldest_seconds',
    help: 'How long the first mail of the queue has waited; 0 for an empty queue.',
    registers: [registry],
  })
  const payments: Gauge = new Gauge({
    name: 'payments_open',
    help: 'Payments of which nobody knows yet whether the money came, by state (started, reported).',
    labelNames: ['state'],
    registers: [registry],
    collect: reading(
      async () => {
        for (const [state, count] of Object.entries(await readPaymentQueue(payload)))
          payments.set({ state }, Number(count))
      },
      () => payments,
    ),
  })
  const jobs: Gauge = new Gauge({
    name: 'job_failed',
    help: 'Whether the last run of a periodic job failed.',
    labelNames: ['job'],
    registers: [registry],
    collect: reading(
      async () => {
        const now = Date.now()
        for (const { name: job, lastError, dueAt, finishedAt } of await readJobs(payload, now)) {
          jobs.set({ job }, lastError === null ? 0 : 1)
          if (finishedAt === null) continue
          jobOverdue.set({ job }, secondsSince(dueAt, now))
          jobFinished.set({ job }, Date.parse(finishedAt) / 1000)
        }
      },
      () => jobs,
    ),
  })
  const jobOverdue = new Gauge({
    name: 'job_overdue_seconds',
    help: 'How long a periodic job has been due.',
    labelNames: ['job'],
    registers: [registry],
  })
  const jobFinished = new Gauge({
    name: 'job_finished_timestamp_seconds',
    help: 'When the last run of a periodic job ended, in seconds since 1970.',
    labelNames: ['job'],
    registers: [registry],
  })
}

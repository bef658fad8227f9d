import { Counter, Histogram, Registry } from 'prom-client'
import { describe, expect, it } from 'vitest'
import { createCounter, createDurations } from '../../../../server/observability/cheapMetrics'

const BOUNDS = [0.1, 1, 8]
const SECONDS = [0, 0.1, 0.100001, 0.5, 1, 7.999, 8, 8.001, 60]
/** Sums of fractions: added in the same order, they are equal to the last digit. */
const KINDS = ['page', 'api']

describe('metrics that cost little', () => {
  it('count as the library counts', async () => {
    const [own, library] = [new Registry(), new Registry()]
    const told = { name: 'requests_total', help: 'Requests.' }
    const labels = ['kind', 'status']
    const count = createCounter(own, { ...told, labels })
    const counter = new Counter({ ...told, labelNames: labels, registers: [library] })
    for (const [kind, status] of [
      ['page', '200'],
      ['api', '404'],
      ['page', '404'],
      ['page', '200'],
    ] as const) {
      count(kind, status)
      counter.inc({ kind, status })
    }
    const sorted = async (registry: Registry): Promise<string[]> =>
      (await registry.metrics()).split('\n').sort()
    expect(await sorted(own)).toEqual(await sorted(library))
    count('api', '404')
    expect(await own.metrics()).toContain('requests_total{kind="api",status="404"} 2')
  })

  it('tell durations as the library does', async () => {
    const [own, library] = [new Registry(), new Registry()]
    const told = { name: 'request_seconds', help: 'How long requests took.' }
    const add = createDurations(own, { ...told, label: 'kind', bounds: BOUNDS })
    const histogram = new Histogram({ ...told, labelNames: ['kind'], buckets: BOUNDS, registers: [library] })
    for (const kind of KINDS)
      for (const seconds of SECONDS) {
        add(kind, seconds)
        histogram.observe({ kind }, seconds)
      }
    expect(await own.metrics()).toBe(await library.metrics())
  })
})

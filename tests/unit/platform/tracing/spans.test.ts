import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  type FinishedSpan,
  endSpan,
  recordSpans,
  startSpan,
  startTrace,
  traced,
  tracedAlone,
  withinSpan,
} from '../../../../platform/tracing/spans'

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const PARENT = 'b7ad6b7169203331'

let finished: FinishedSpan[]
beforeEach(() => {
  finished = []
  recordSpans({ record: (span) => finished.push(span), ratio: 1 })
})
afterEach(() => recordSpans(undefined))

it.each([
  `00-${TRACE}-${PARENT}-01`,
  `00-${TRACE}-${PARENT}-03`,
  `cc-${TRACE}-${PARENT}-01-what-comes-later`,
])('goes on with the trace of %s', (traceparent) => {
  expect(startTrace('GET page', 'server', {}, traceparent)).toMatchObject({
    traceId: TRACE,
    parentId: PARENT,
  })
})

it.each([
  '',
  'nonsense',
  `ff-${TRACE}-${PARENT}-01`,
  `00-${TRACE.toUpperCase()}-${PARENT}-01`,
  `00-${'0'.repeat(32)}-${PARENT}-01`,
  `00-${TRACE}-${'0'.repeat(16)}-01`,
  `00-${TRACE}-${PARENT}`,
])('begins a trace of its own where the header is %s', (traceparent) => {
  const span = startTrace('GET page', 'server', {}, traceparent)
  expect(span?.traceId).toMatch(/^[0-9a-f]{32}$/)
  expect(span?.traceId).not.toBe(TRACE)
  expect(span?.parentId).toBeUndefined()
})

it('records work within work, also where it goes on later, and what failed', async () => {
  const failing = tracedAlone('job', async () => {
    await traced('step', async () => Promise.resolve())
    await traced('other step', async () => Promise.reject(new Error('no')))
  })
  await expect(failing).rejects.toThrow('no')
  const [step, other, job] = finished
  expect([step?.name, other?.name, job?.name]).toEqual(['step', 'other step', 'job'])
  expect([step?.isFailed, other?.isFailed, job?.isFailed]).toEqual([false, true, true])
  expect([step?.parentId, other?.parentId]).toEqual([job?.spanId, job?.spanId])
})

it('records nothing outside of a request or a job, and nothing at all where it is off', async () => {
  expect(startSpan('find', 'client')).toBeUndefined()
  recordSpans(undefined)
  const span = startTrace('GET page', 'server')
  expect(span).toBeUndefined()
  expect(withinSpan(span, () => startSpan('find', 'client'))).toBeUndefined()
  endSpan(span)
  expect(await traced('step', async () => 1)).toBe(1)
  expect(finished).toEqual([])
})

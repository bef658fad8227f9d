import { describe, expect, it } from 'vitest'
import { isGood } from '../../../../frontend/starter/mayLoadAhead'

/** A document of 12 kB, and what came over the line: all of it with its headers. */
const document = { requestStart: 20, encodedBodySize: 12_000, transferSize: 12_300 }
const quick = { ...document, responseStart: 100, responseEnd: 120 }
const slow = { ...document, responseStart: 440, responseEnd: 900 }
/** As the browser tells what it had: nothing came over the line. */
const ofCache = { transferSize: 0 }
/** As it tells what the server only confirmed: the headers came. */
const confirmed = { transferSize: 300 }

const fileOf = (ms: number) => ({
  requestStart: 900,
  responseStart: 900 + ms - 10,
  responseEnd: 900 + ms,
  encodedBodySize: 3_700,
  transferSize: 4_000,
})
const [soon, late] = [fileOf(100), fileOf(450)]

describe('a line', () => {
  it('is good where the browser says so and the document came quickly', () => {
    expect(isGood({ effectiveType: '4g' }, quick)).toBe(true)
    expect(isGood({ effectiveType: '3g' }, quick)).toBe(false)
    expect(isGood({ effectiveType: '4g' }, slow)).toBe(false)
  })

  it('is judged by how the document came where the browser says nothing', () => {
    expect(isGood({}, quick)).toBe(true)
    expect(isGood({}, slow)).toBe(false)
  })

  it('is judged by a small file where the server took its time for the document', () => {
    const waited = { ...document, responseStart: 800, responseEnd: 850 }
    const trickled = { ...document, responseStart: 300, responseEnd: 900 }
    expect(isGood({}, waited, [late, soon])).toBe(true)
    expect(isGood({}, waited, [late])).toBe(false)
    expect(isGood({}, waited)).toBe(false)
    expect(isGood({}, waited, [late, { ...soon, ...ofCache }])).toBe(false)
    expect(isGood({}, trickled, [soon])).toBe(false)
  })

  it('is not good where it answers at once but carries little', () => {
    const of400kbit = { ...document, responseStart: 60, responseEnd: 300 }
    expect(isGood({}, of400kbit, [soon])).toBe(false)
    expect(isGood({}, { ...of400kbit, responseEnd: 170 }, [soon])).toBe(true)
  })

  it('is not known from a document that a cache gave, of the browser or of the worker', () => {
    expect(isGood({}, { ...quick, ...ofCache })).toBe(false)
    expect(isGood({}, { ...quick, ...ofCache }, [soon])).toBe(false)
    expect(isGood({ effectiveType: '4g', rtt: 50, downlink: 10 }, { ...quick, ...ofCache })).toBe(false)
  })

  it('is known from a confirmed document only where the browser knows how much it carries', () => {
    const back = { ...quick, ...confirmed }
    expect(isGood({}, back)).toBe(false)
    expect(isGood({ effectiveType: '4g', rtt: 50, downlink: 10 }, back)).toBe(true)
    expect(isGood({ effectiveType: '3g', rtt: 50, downlink: 0.4 }, back)).toBe(false)
    expect(isGood({ effectiveType: '4g', downlink: 10 }, { ...slow, ...confirmed })).toBe(false)
  })

  it('is not good where the browser measured long round trips', () => {
    expect(isGood({ effectiveType: '4g', rtt: 350 }, quick)).toBe(true)
    expect(isGood({ effectiveType: '4g', rtt: 400 }, quick)).toBe(false)
  })
})

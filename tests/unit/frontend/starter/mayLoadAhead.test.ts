import { describe, expect, it } from 'vitest'
import { isGood } from '../../../../frontend/starter/mayLoadAhead'

const quick = { requestStart: 20, responseEnd: 120 }
const slow = { requestStart: 20, responseEnd: 900 }

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
    const waited = { requestStart: 20, responseStart: 800, responseEnd: 850 }
    const trickled = { requestStart: 20, responseStart: 300, responseEnd: 900 }
    const soon = { requestStart: 900, responseEnd: 1000 }
    const late = { requestStart: 900, responseEnd: 1350 }
    expect(isGood({}, waited, [late, soon])).toBe(true)
    expect(isGood({}, waited, [late])).toBe(false)
    expect(isGood({}, waited)).toBe(false)
    expect(isGood({}, trickled, [soon])).toBe(false)
  })

  it('is not good where the browser measured long round trips', () => {
    expect(isGood({ effectiveType: '4g', rtt: 350 }, quick)).toBe(true)
    expect(isGood({ effectiveType: '4g', rtt: 400 }, quick)).toBe(false)
  })
})

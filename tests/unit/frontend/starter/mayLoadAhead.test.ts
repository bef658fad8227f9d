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
})

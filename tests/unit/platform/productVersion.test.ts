import { describe, expect, it } from 'vitest'
import { isNewer } from '../../../platform/productVersion'

describe('isNewer', () => {
  it.each([
    ['1.2.3', '1.2.3', false],
    ['1.2.4', '1.2.3', true],
    ['1.10.0', '1.9.9', true],
    ['1.9.9', '1.10.0', false],
    ['2.0.0', '1.9.9', true],
    ['0.9.9', '1.0.0', false],
  ])('%s than %s: %s', (version, than, isIt) => {
    expect(isNewer(version, than)).toBe(isIt)
  })
})

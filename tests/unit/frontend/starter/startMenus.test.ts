import { describe, expect, it } from 'vitest'
import { stepFrom } from '../../../../frontend/starter/startMenus'

describe('a step through a menu', () => {
  it('leads to the next or the previous entry, around its ends', () => {
    expect(stepFrom(0, 1, 3)).toBe(1)
    expect(stepFrom(2, 1, 3)).toBe(0)
    expect(stepFrom(0, -1, 3)).toBe(2)
  })
})

import { expect, it } from 'vitest'
import { todayInJuba } from '../../../../frontend/lib/todayInJuba'

it('returns the current date in Juba', () => {
  expect(todayInJuba(new Date('2026-01-31T21:59:00Z'))).toBe('2026-01-31')
  expect(todayInJuba(new Date('2026-01-31T22:01:00Z'))).toBe('2026-02-01')
})

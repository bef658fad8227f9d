import { describe, expect, it } from 'vitest'
import {
  PAUSE_AFTER_MS,
  RETRY_DELAYS_MS,
  retryDelayMs,
} from '../../../../../domain/integrations/webhooks/deliver'

const HOUR_MS = 60 * 60_000

describe('retryDelayMs', () => {
  it('grows from seconds to hours, a twentieth more or less', () => {
    RETRY_DELAYS_MS.forEach((delay, index) => {
      const waited = retryDelayMs(index + 1) ?? 0
      expect(waited).toBeGreaterThanOrEqual(delay * 0.95)
      expect(waited).toBeLessThanOrEqual(delay * 1.05)
      expect(delay).toBeGreaterThan(RETRY_DELAYS_MS[index - 1] ?? 0)
    })
  })

  it('gives up after less than a day, and later than the webhook is paused', () => {
    expect(retryDelayMs(RETRY_DELAYS_MS.length + 1)).toBeUndefined()
    const together = RETRY_DELAYS_MS.reduce((sum, delay) => sum + delay, 0)
    expect(together * 1.05).toBeLessThan(24 * HOUR_MS)
    expect(together * 0.95).toBeGreaterThan(PAUSE_AFTER_MS)
  })
})

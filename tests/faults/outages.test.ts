import { describe, expect, it } from 'vitest'
import { type Outage, outageRush } from '../helpers/rushes/outageRush'

/* `npm run bench` runs each of these for a minute. */

const OUTAGE_MS = 12_000
/** On a slow machine. */
const PATIENCE_MS = 240_000

describe('a database that is', () => {
  it.each<Outage>(['stopped', 'killed', 'stalled'])(
    '%s answers every request within 8 s, and the server recovers by itself',
    async (outage) => {
      const { answered, late, unexpected, keptPages, notRecovered } = await outageRush(outage, OUTAGE_MS)
      expect(answered).toBeGreaterThan(0)
      expect({ unexpected, notRecovered, late }).toEqual({ unexpected: [], notRecovered: [], late: [] })
      expect(keptPages.statuses).toEqual([200])
    },
    PATIENCE_MS,
  )
})

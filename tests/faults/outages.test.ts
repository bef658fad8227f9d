import { describe, expect, it } from 'vitest'
import { type Outage, outageRush } from '../helpers/rushes/outageRush'

/* A minute of each is a part of `npm run bench`. */

const OUTAGE_MS = 12_000
/** Of the rules for faults: "database stopped, stalled, slow". */
const ANSWER_WITHIN_MS = 8_000
/** On a busy machine. */
const PATIENCE_MS = 240_000

describe('a database that is', () => {
  it.each<Outage>(['stopped', 'killed', 'stalled'])(
    '%s leaves no request without an answer for 8 s, and all is well afterwards without help',
    async (outage) => {
      const { answered, slowestMs, unexpected, keptPages, notRecovered } = await outageRush(outage, OUTAGE_MS)
      expect(answered).toBeGreaterThan(0)
      expect({ unexpected, notRecovered, isInTime: slowestMs < ANSWER_WITHIN_MS }).toEqual({
        unexpected: [],
        notRecovered: [],
        isInTime: true,
      })
      expect(keptPages.statuses).toEqual([200])
    },
    PATIENCE_MS,
  )
})

import { expect, it } from 'vitest'
import { mailingRush } from '../helpers/rushes/mailingRush'

const PEOPLE = 200
const DEADLINE_MS = 240_000

it(
  'a mailing that a kill interrupts reaches everybody once, and the report counts refusals and bounces',
  async () => {
    const { received, twice, lost, refused, bounced, report } = await mailingRush({
      people: PEOPLE,
      refusedEach: 20,
      bouncedEach: 25,
      deadlineMs: DEADLINE_MS,
    })
    expect({ twice, lost }).toEqual({ twice: 0, lost: 0 })
    expect(report).toMatchObject({
      all: PEOPLE,
      waiting: 0,
      failed: refused,
      bounced: refused + bounced,
      skipped: 0,
      cancelled: 0,
    })
    expect(report.sent + report.uncertain).toBe(PEOPLE - refused)
    expect(received).toBeGreaterThanOrEqual(report.sent)
    expect(report.delivered).toBe(report.sent - bounced)
  },
  DEADLINE_MS + 60_000,
)

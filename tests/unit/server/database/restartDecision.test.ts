import { describe, expect, it } from 'vitest'
import { DEFAULT_RESTART_POLICY, restartDecision } from '../../../../server/database/embedded/restartDecision'

const policy = { minUptimeMs: 1_000, maxImmediateDeaths: 5, firstDelayMs: 100, maxDelayMs: 250 }

describe('restartDecision', () => {
  it('restarts at once after a long run, and forgets earlier exits', () => {
    expect(restartDecision(policy, 4, 1_000)).toEqual({ immediateDeaths: 0, delayMs: 0 })
  })

  it('waits longer after each immediate exit and then gives up', () => {
    const delays: (number | undefined)[] = []
    let deaths = 0
    do {
      const decision = restartDecision(policy, deaths, deaths % 2 ? undefined : 10)
      deaths = decision.immediateDeaths
      delays.push(decision.delayMs)
    } while (delays.at(-1) !== undefined)
    expect(delays).toEqual([0, 100, 200, 250, undefined])
  })

  it('gives up in the end by default', () => {
    expect(
      restartDecision(DEFAULT_RESTART_POLICY, DEFAULT_RESTART_POLICY.maxImmediateDeaths - 1, undefined)
        .delayMs,
    ).toBeUndefined()
  })
})

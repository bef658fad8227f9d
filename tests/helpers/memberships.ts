import { randomInt } from 'node:crypto'
import type { Payload } from 'payload'
import { modelOf } from '../../platform/database'
import { endOfDayInJuba } from '../../platform/jubaTime'

const DAY_MS = 24 * 60 * 60 * 1000

/** A professional's membership that ends in half a year, by default. */
export const makeMembership = async (
  payload: Payload,
  user: string,
  facts: Record<string, unknown> = {},
): Promise<{ number: string }> => {
  const number = `ACE-2026-${randomInt(1_000_000, 100_000_000)}`
  const at = (days: number): Date => new Date(Date.now() + days * DAY_MS)
  await modelOf(payload, 'memberships').create({
    user,
    number,
    registeredName: 'Nyandeng Deng',
    grade: 'professional',
    startedAt: at(-180),
    expiresAt: endOfDayInJuba(at(185)),
    graceUntil: endOfDayInJuba(at(215)),
    ...facts,
  })
  return { number }
}

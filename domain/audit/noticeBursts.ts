import type { Payload } from 'payload'
import { officeAddress, queueMail } from '../messaging/mail'
import { BURST_QUIET_HOURS, BURST_RULES, BURST_WINDOW_MINUTES, type BurstRule } from './bursts.schema'
import { countEventsSince, countSecurityEvent, hasEntry } from './securityLogRepository'

const QUIET_MS = BURST_QUIET_HOURS * 60 * 60_000

const notice = async (payload: Payload, { name, label }: BurstRule, count: number): Promise<void> => {
  const key = `burst:${name}:${Math.floor(Date.now() / QUIET_MS)}`
  if (await hasEntry(payload, key)) return // told already
  const office = await officeAddress(payload)
  // the mail first: what is repeated after a crash is sent once
  if (office)
    await queueMail(payload, {
      template: 'securityNotice',
      to: office,
      data: { count, label },
      dedupeKey: key,
    })
  await countSecurityEvent(payload, {
    key,
    event: 'burst.noticed',
    detail: `${count} ${label} within an hour`,
  })
}

/**
 * Tells staff by mail, and in the security log, when refusals or exports come unusually often. Once in six
 * hours each; safe to repeat.
 */
export const noticeBursts = async (payload: Payload): Promise<void> => {
  const since = new Date(Date.now() - BURST_WINDOW_MINUTES * 60_000)
  for (const rule of BURST_RULES) {
    const count = await countEventsSince(payload, rule.events, since)
    if (count >= rule.threshold) await notice(payload, rule, count)
  }
}

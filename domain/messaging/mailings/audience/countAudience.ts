import type { Payload } from 'payload'
import { formatMoney } from '../../../../platform/moneyFormat.schema'
import { type AudienceCount, type SkipReason } from '../mailingTexts.schema'
import type { StoredMailing } from '../mailingsRepository'
import { type ScopedMailing, scopeOfMailing } from '../mailingScope'
import { walkAudience } from './findAudience'
import { readPeople } from './readPeople'

/** What text messages to so many people cost, as the staff settings say. */
const costOf = async (
  payload: Payload,
  { channel }: Pick<StoredMailing, 'channel'>,
  recipients: number,
): Promise<string | null> => {
  if (channel !== 'sms') return null
  const { textMessagePrice } = await payload.findGlobal({
    slug: 'staff-settings',
    depth: 0,
    overrideAccess: true, // the price alone is shown, to staff who write mailings
  })
  if (typeof textMessagePrice !== 'number') return null
  return formatMoney({ amountMinor: Math.ceil(textMessagePrice * recipients * 100), currency: 'USD' })
}

/** Who would get a mailing if it were sent now: how many people, and how many are left out for which reason. */
export const countAudience = async (
  payload: Payload,
  mailing: ScopedMailing & Pick<StoredMailing, 'audience' | 'kind' | 'channel'>,
): Promise<AudienceCount> => {
  const skipped: Partial<Record<SkipReason, number>> = {}
  let recipients = 0
  for await (const users of walkAudience(payload, mailing.audience, scopeOfMailing(mailing)))
    for (const { skip } of await readPeople(payload, users, mailing))
      if (skip) skipped[skip] = (skipped[skip] ?? 0) + 1
      else recipients += 1
  return { recipients, skipped, cost: await costOf(payload, mailing, recipients) }
}

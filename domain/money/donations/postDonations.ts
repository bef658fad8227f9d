import type { Payload } from 'payload'
import { workOnEach } from '../../../platform/workOnEach'
import { toJubaTime } from '../../../platform/jubaTime'
import { isDatabaseUnavailable } from '../../../platform/databaseErrors'
import { postEntry, sumPosted } from '../ledger'
import type { LedgerLine } from '../ledger/ledger.schema'
import {
  type StoredDonation,
  findDonationsWithoutReceipt,
  findUnpostedDonations,
  markDonationPosted,
} from './donationsRepository'
import { issueReceipt } from './issueReceipt'

const dayOf = (moment: Date): string => toJubaTime(moment).slice(0, 10)

const linesOf = (amountMinor: number): LedgerLine[] => [
  { account: 'card', currency: 'USD', amountMinor },
  { account: 'donations', currency: 'USD', amountMinor: -amountMinor },
]

/** What of a donation has gone back: refunds, and what a dispute holds or took. */
const returnedOf = ({ amountCents, refundedCents, disputedCents }: StoredDonation): number =>
  Math.min(amountCents, (refundedCents ?? 0) + (disputedCents ?? 0))

/**
 * Posts what is new of a donation: the donation itself, and what went back or came again since. Entries of what went
 * back are numbered; of two processes that post at once, one posts, and the other looks again. Safe to repeat.
 */
const postDonation = async (payload: Payload, donation: StoredDonation): Promise<void> => {
  const id = donation._id.toHexString()
  await postEntry(payload, {
    key: `donation:${id}`,
    purpose: 'donation',
    day: dayOf(donation.paidAt ?? new Date()),
    lines: linesOf(donation.amountCents),
  })
  const returned = returnedOf(donation)
  for (;;) {
    const { count, sumMinor } = await sumPosted(payload, `donation:${id}:returned:`, 'donations')
    if (sumMinor === returned) return
    await postEntry(payload, {
      key: `donation:${id}:returned:${count + 1}`,
      purpose: 'donationRefunded',
      day: dayOf(donation.refundedAt ?? new Date()),
      lines: linesOf(sumMinor - returned),
    })
  }
}

/** Posts to the ledger what is new of donations, refunds and disputes, in whatever order they came. Safe to repeat. */
export const postDonations = async (payload: Payload): Promise<void> => {
  const post = async (donation: StoredDonation): Promise<void> => {
    await postDonation(payload, donation)
    await markDonationPosted(payload, donation)
  }
  await workOnEach(payload, findUnpostedDonations(payload), post, {
    failed: 'a donation could not be posted to the ledger; it is tried again',
    about: ({ _id }) => ({ donation: _id.toHexString() }),
  })
}

/**
 * Completes what a crash left between two steps: receipts that were not issued, numbered or
 * mailed. Safe to repeat, also by several processes.
 */
export const repairDonations = async (payload: Payload): Promise<void> => {
  for await (const { _id } of findDonationsWithoutReceipt(payload)) {
    try {
      await issueReceipt(payload, _id)
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error
      payload.logger.error(
        { err: error, donation: _id.toHexString() },
        'a receipt could not be issued; it is tried again',
      )
    }
  }
}

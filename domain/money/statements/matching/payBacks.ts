import type { Payload } from 'payload'
import { todayInJuba } from '../../../../platform/jubaTime'
import { findRefunds } from '../../payments'
import type { Suggestion } from '../line.schema'
import { type StoredLine, findTakenRefunds } from '../statementsRepository'

/** How many of the latest payments with pay-backs are looked through. */
const REMEMBERED = 500

/** The recorded pay-backs with a line's amount that no line is yet. The bank often names nobody: staff choose. */
export const readPayBacks = async (payload: Payload): Promise<(line: StoredLine) => Suggestion[]> => {
  const refunds = await findRefunds(payload, REMEMBERED)
  const taken = await findTakenRefunds(
    payload,
    refunds.map(({ key }) => key),
  )
  return ({ method, amountMinor, currency }) =>
    refunds
      .filter(
        (refund) =>
          refund.amountMinor === -amountMinor &&
          refund.currency === currency &&
          refund.method === (method === 'bank' ? 'bank' : 'momo') &&
          !taken.has(refund.key),
      )
      .slice(0, 5)
      .map(({ payment, key, payer, at, reason }) => ({
        payment,
        refund: key,
        label: `Paid back to ${payer} on ${todayInJuba(at)}: ${reason}`.slice(0, 200),
        amountMinor: -amountMinor,
        currency,
      }))
}

import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { Currency } from '../../../platform/money.schema'
import { sumBalancesOf } from '../ledger'
import { type StoredPayment, findPayment, holdCredit, reversePayment } from '../payments'
import { reverseTransfer } from '../transfers'
import { finaliseLine, partKey } from './finaliseLine'
import type { Dependent } from './line.schema'
import { type StoredLine, findLine, findLinesOf, findReversalsOf, freeLine } from './statementsRepository'

interface LinePayment {
  line: StoredLine
  payment: StoredPayment
}

const dependent = (line: StoredLine, reason: string): Dependent => ({
  line: line._id.toHexString(),
  row: line.row,
  reason,
})

/** Lines whose credit their payer has used since: the money cannot be taken back. */
const findUsedCredit = async (payload: Payload, payments: readonly LinePayment[]): Promise<Dependent[]> => {
  const credits = new Map<string, LinePayment[]>()
  for (const each of payments) {
    const { user, creditMinor, currency } = each.payment
    if (!user || !creditMinor) continue
    const key = `${user.toHexString()} ${currency}`
    credits.set(key, [...(credits.get(key) ?? []), each])
  }
  const found: Dependent[] = []
  for (const [key, own] of credits) {
    const [user, currency] = key.split(' ') as [string, Currency]
    const balances = await sumBalancesOf(payload, user)
    const credit = balances.find((each) => each.account === 'memberCredit' && each.currency === currency)
    const given = own.reduce((sum, { payment }) => sum + (payment.creditMinor ?? 0), 0)
    if (-(credit?.amountMinor ?? 0) < given)
      found.push(...own.map(({ line }) => dependent(line, 'Its credit has been used or refunded.')))
  }
  return found
}

/** Far longer than it takes to begin: a crash in between is taken up by a job within minutes. */
const HOLD_MS = 24 * 60 * 60_000
/** While an import is undone: until its payments are reversed. */
const HELD = new Date('9999-12-31T00:00:00.000Z')

const paymentsOfLines = async (payload: Payload, id: ObjectId): Promise<ObjectId[]> =>
  (await findLinesOf(payload, id)).flatMap(({ payment }) => payment ?? [])

/**
 * Holds the payments of an import before it is asked what depends on them, so that nothing begins to meanwhile: their
 * credit is neither used nor paid back, and no line of another statement takes them back. After a crash the hold
 * runs out.
 */
export const holdImport = async (payload: Payload, id: ObjectId): Promise<void> =>
  holdCredit(payload, await paymentsOfLines(payload, id), new Date(Date.now() + HOLD_MS))

/** Ends the hold on the payments of an import that is not undone. */
export const releaseImport = async (payload: Payload, id: ObjectId): Promise<void> =>
  holdCredit(payload, await paymentsOfLines(payload, id), null)

/** What depends on an import: until that is undone, it cannot be undone itself. */
export const findDependents = async (payload: Payload, id: ObjectId): Promise<Dependent[]> => {
  const lines = await findLinesOf(payload, id)
  const found = lines
    .filter(({ outcome, status }) => outcome === 'reversal' && status !== 'undone')
    .map((line) => dependent(line, 'It took a payment back; a reversal cannot be undone.'))
  const payments: LinePayment[] = []
  for (const line of lines) {
    const payment = line.payment ? await findPayment(payload, line.payment) : null
    if (payment?.status !== 'confirmed') continue
    // the parts of the line itself are taken back with it
    const isUsed = payment.creditUses?.some(
      ({ key, returnedAt }) => !returnedAt && !key.startsWith(partKey(line)),
    )
    if (isUsed || payment.creditRefunds?.length)
      found.push(dependent(line, 'Its credit has been used or refunded.'))
    payments.push({ line, payment })
  }
  const own = new Map(lines.flatMap((line) => (line.payment ? [[String(line.payment), line] as const] : [])))
  for (const { reverses } of await findReversalsOf(
    payload,
    [...own.keys()].map((payment) => new ObjectId(payment)),
  )) {
    const line = own.get(String(reverses))
    if (line) found.push(dependent(line, 'A line of a later statement took it back.'))
  }
  return [...found, ...(await findUsedCredit(payload, payments))]
}

/** Far more than the number of times that somebody decides about one line at once. */
const MAX_ATTEMPTS = 20

/**
 * Reverses the payment of a line and frees it, unless somebody decides about it now: then it is looked at again.
 * @throws when others decide about it all the time; the job tries again
 */
const undoLine = async (payload: Payload, id: ObjectId): Promise<void> => {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    await finaliseLine(payload, id)
    const line = await findLine(payload, id)
    if (!line || line.status === 'undone') return
    if (line.payment)
      await reversePayment(payload, line.payment.toHexString(), {
        reason: 'The import of the statement was undone',
        isQuiet: true,
      })
    if (line.outcome === 'transfer')
      await reverseTransfer(payload, id.toHexString(), { text: 'The import of the statement was undone' })
    if (await freeLine(payload, line)) return
  }
  throw new Error(`The line ${id.toHexString()} is decided about while it is undone`)
}

/** Reverses the payments of an import and frees its lines. Safe to repeat. */
export const undoLines = async (payload: Payload, id: ObjectId): Promise<void> => {
  await holdCredit(payload, await paymentsOfLines(payload, id), HELD)
  for (const { _id } of await findLinesOf(payload, id)) await undoLine(payload, _id)
}

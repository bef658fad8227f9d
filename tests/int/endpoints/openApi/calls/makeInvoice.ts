import { randomUUID } from 'node:crypto'
import { type StoredInvoice, issueInvoice } from '../../../../../domain/money/invoices'
import { type Account } from '../../../../helpers/accounts'
import type { TestApp } from '../../../../helpers/testPayload'

/** An open invoice of a person, of 25 USD. */
export const makeInvoice = async (
  { payload }: TestApp,
  { id, email }: Account,
): Promise<{ id: string; number: string }> => {
  const { _id, number }: StoredInvoice = await issueInvoice(payload, {
    key: randomUUID(),
    user: id,
    recipient: { name: 'A Member', email },
    purpose: 'other',
    currency: 'USD',
    lines: [{ description: 'A book', quantity: 1, unitMinor: 2500, account: 'otherIncome' }],
    dueAt: new Date(),
  })
  return { id: _id.toHexString(), number: number ?? '' }
}

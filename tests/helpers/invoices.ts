import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { issueInvoice } from '../../domain/money/invoices'
import type { NewInvoice } from '../../domain/money/invoices/invoice.schema'
import type { Account } from './accounts'
import { required } from './required'

/** An open invoice of a person, for a year as a professional, of 100 USD, by default. */
export const makeInvoice = async (
  payload: Payload,
  { id: user, email }: Pick<Account, 'id' | 'email'>,
  facts: Partial<NewInvoice> = {},
): Promise<{ id: string; number: string }> => {
  const { _id, number } = await issueInvoice(payload, {
    key: randomUUID(),
    user,
    recipient: { name: 'Nyandeng Deng', email },
    purpose: 'renewal',
    grade: 'professional',
    years: 1,
    graceDays: 30,
    currency: 'USD',
    rate: { sspPerUsd: 4500, day: '2026-11-20', source: 'Bank of South Sudan' },
    lines: [{ description: 'Annual dues', quantity: 1, unitMinor: 10_000, account: 'dues' }],
    dueAt: new Date(Date.now() + 30 * 24 * 60 * 60_000),
    ...facts,
  })
  return { id: _id.toHexString(), number: required(number) }
}

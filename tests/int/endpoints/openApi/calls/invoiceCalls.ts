import { jubaDay } from '../../../../../platform/jubaDay.schema'
import { randomUUID } from 'node:crypto'
import type { CreditNoteView } from '../../../../../domain/money/payments/creditNotes/creditNoteView.schema'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import type { TestApp } from '../../../../helpers/testPayload'
import { asker } from './ask'
import type { Calls } from './calls.types'
import { makeInvoice } from './makeInvoice'

/** On invoices of their own. */
export const invoiceCalls = async (app: TestApp, admin: Account): Promise<Calls> => {
  const member = await makeAccount(app.payload)
  const ask = asker(app, admin)
  const invoice = () => makeInvoice(app, member)
  const at = ({ id }: { id: string }, action: string) => `/api/invoices/${id}/${action}`
  const credit = () => ({ amount: '5', reason: 'A discount', key: randomUUID() })
  const writeOff = { openMinor: 2500, reason: 'Moved away' }
  const [credited, voided, creditedNow, writtenOff, owedAgain] = [
    await invoice(),
    await invoice(),
    await invoice(),
    await invoice(),
    await invoice(),
  ]
  const note = await ask<CreditNoteView>('POST', at(credited, 'credit'), { body: credit() })
  await ask('POST', at(owedAgain, 'write-off'), { body: writeOff })
  await ask('POST', '/api/fee-waivers/give', {
    body: { user: member.id, kind: 'hardship', percent: 10, validFrom: '2026-01-01', reason: 'Asked' },
  })
  return {
    'get /api/invoices/of/{user}': { path: `/api/invoices/of/${member.id}` },
    'get /api/invoices': { path: '/api/invoices?status=overdue&q=INV' },
    'get /api/invoices/list.csv': {},
    'get /api/invoices/list.xlsx': {},
    'get /api/invoices/{id}/detail': { path: at(credited, 'detail') },
    'get /api/invoices/{id}/ways-to-pay': { path: at(credited, 'ways-to-pay') },
    'get /api/invoices/{id}/pdf': { path: at(credited, 'pdf') },
    'get /api/credit-notes/{id}/pdf': { path: `/api/credit-notes/${note.id}/pdf` },
    'post /api/invoices': {
      body: {
        user: member.id,
        key: randomUUID(),
        currency: 'USD',
        lines: [{ description: 'A course', quantity: 2, amount: '1,250.50' }],
        account: 'otherIncome',
        dueOn: jubaDay(),
      },
    },
    'post /api/invoices/{id}/remind': { path: at(creditedNow, 'remind') },
    'post /api/invoices/{id}/void': { path: at(voided, 'void'), body: { reason: 'A mistake' } },
    'post /api/invoices/{id}/credit': { path: at(creditedNow, 'credit'), body: credit() },
    'post /api/invoices/{id}/write-off': { path: at(writtenOff, 'write-off'), body: writeOff },
    'post /api/invoices/{id}/undo-write-off': {
      path: at(owedAgain, 'undo-write-off'),
      body: { reason: 'It came back' },
    },
  }
}

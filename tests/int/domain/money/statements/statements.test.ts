import { randomUUID } from 'node:crypto'
import { ObjectId } from 'mongodb'
import type { PayloadRequest } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findInvoice, issueInvoice } from '../../../../../domain/money/invoices'
import { formatReference } from '../../../../../domain/money/invoices/reference.schema'
import { sumBalances } from '../../../../../domain/money/ledger'
import {
  finaliseInvoice,
  findPaymentsFor,
  recordPayment,
  refundCredit,
} from '../../../../../domain/money/payments'
import {
  decideLine,
  finaliseStatements,
  listStatements,
  previewImport,
  startImport,
  startUndo,
} from '../../../../../domain/money/statements'
import type { LineDecision } from '../../../../../domain/money/statements/lineDecision.schema'
import {
  createImport,
  findLinesOf,
  moveImport,
} from '../../../../../domain/money/statements/statementsRepository'
import { holdImport, releaseImport } from '../../../../../domain/money/statements/undoImport'
import { modelOf } from '../../../../../platform/database'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { required } from '../../../../helpers/required'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'
import { STATEMENT_MAPPING } from '../../../../helpers/statementMapping'
import { until } from '../../../../helpers/until'

let app: TestApp
let treasurer: Account
let req: PayloadRequest
beforeAll(async () => {
  app = await startTestPayload()
  treasurer = await makeAccount(app.payload, { roles: ['admin'] })
  req = { payload: app.payload } as PayloadRequest
})
afterAll(() => app.stop())

interface Row {
  day?: string
  amount: string
  text?: string
  payer?: string
  transaction?: string
}

const toCsv = (rows: Row[]): Buffer =>
  Buffer.from(
    [
      'Day,Amount,Text,Payer,Id',
      ...rows.map(({ day = '2026-11-05', amount, text = '', payer = '', transaction = '' }) =>
        [day, amount, text, payer, transaction].join(','),
      ),
    ].join('\n'),
  )

const makeDraft = (rows: Row[], account: string): Promise<string> =>
  createImport(
    app.payload,
    { name: 'november.csv', account, method: 'bank', format: 'csv', by: treasurer.id },
    toCsv(rows),
  )

const linesOf = (id: string) => findLinesOf(app.payload, new ObjectId(id))
const statusOf = async (id: string): Promise<string> =>
  required(await modelOf(app.payload, 'statement-imports').findOne({ _id: id }).lean<{ status: string }>())
    .status
const isDone = (id: string) => async (): Promise<boolean> =>
  ['imported', 'undone'].includes(await statusOf(id))

/** Imports a statement, of an account of its own. */
const importRows = async (rows: Row[], account: string = randomUUID()): Promise<string> => {
  const id = await makeDraft(rows, account)
  expect(await startImport(req, id, STATEMENT_MAPPING)).toEqual({ status: 'importing' })
  await until('the work on the import ends', isDone(id), 20_000)
  return id
}

const undo = async (id: string): ReturnType<typeof startUndo> => {
  const result = await startUndo(req, id)
  if ('status' in result) await until('the work on the import ends', isDone(id), 20_000)
  return result
}

interface Debt {
  user: string
  invoice: string
  reference: string
}

const makeDebt = async (unitMinor = 10_000): Promise<Debt> => {
  const { id: user } = await makeAccount(app.payload)
  const { _id, reference } = await issueInvoice(app.payload, {
    key: randomUUID(),
    user,
    recipient: { name: `Nyandeng ${randomUUID()}`, email: 'nyandeng@example.org' },
    purpose: 'other',
    currency: 'USD',
    lines: [{ description: 'Annual dues', quantity: 1, unitMinor, account: 'dues' }],
    dueAt: new Date(),
  })
  // its own mail is queued when it is issued
  await finaliseInvoice(app.payload, _id.toHexString())
  return { user, invoice: _id.toHexString(), reference: required(reference) }
}

const openOf = async ({ invoice }: Debt): Promise<number> =>
  required(await findInvoice(app.payload, invoice)).openMinor
const creditOf = async ({ user }: Debt): Promise<number> =>
  0 -
  ((await sumBalances(app.payload, {}, { 'lines.user': new ObjectId(user) })).find(
    ({ account }) => account === 'memberCredit',
  )?.amountMinor ?? 0)
const outcomesOf = async (id: string) => (await linesOf(id)).map(({ outcome }) => outcome)
const mailCount = () => modelOf(app.payload, 'outbox').countDocuments()
const ledgerTotal = async (): Promise<number> =>
  (await sumBalances(app.payload)).reduce((sum, { amountMinor }) => sum + amountMinor, 0)

/** A decision of some kind, without the revision that it is about. */
type Decision<Kind = LineDecision> = Kind extends LineDecision ? Omit<Kind, 'revision'> : never

const decide = async (imported: string, decision: Decision, row = 0) => {
  const line = required((await linesOf(imported))[row])
  return decideLine(req, line._id.toHexString(), { ...decision, revision: line.revision }, treasurer.id)
}

describe('a file', () => {
  it('is refused where its lines were imported for another account, also as a table in another currency', async () => {
    const rows = ['11.00', '12.00', '13.00', '14.00'].map((amount) => ({
      amount,
      text: randomUUID(),
      payer: 'Nile Office',
    }))
    const first = randomUUID()
    await importRows(rows, first)
    const again = await makeDraft(rows, randomUUID())
    await expect(previewImport(app.payload, again, STATEMENT_MAPPING)).rejects.toThrow(
      `The lines of this file were imported for ${first} before`,
    )
    await expect(startImport(req, again, { ...STATEMENT_MAPPING, currency: 'SSP' })).rejects.toThrow(first)
    // of its own account it is known line by line
    const same = await makeDraft(rows, first)
    expect((await previewImport(app.payload, same, STATEMENT_MAPPING))?.outcomes).toEqual({ known: 4 })
  })

  it('may have lines like those of another account: two of four are chance', async () => {
    const shared = ['21.00', '22.00'].map((amount) => ({ amount, text: 'Monthly fee' }))
    await importRows([...shared, { amount: '23.00' }, { amount: '24.00' }])
    const other = await makeDraft([...shared, { amount: '25.00' }, { amount: '26.00' }], randomUUID())
    expect((await previewImport(app.payload, other, STATEMENT_MAPPING))?.lineCount).toBe(4)
  })
})

describe('a pay-back that was recorded', () => {
  it('is the line that took the money: it is suggested, chosen once, and books nothing more', async () => {
    const debt = await makeDebt()
    await importRows([{ amount: '130.00', text: debt.reference, payer: 'Nyandeng' }])
    const [payment] = await findPaymentsFor(app.payload, debt.invoice)
    const paymentId = required(payment)._id.toHexString()
    const key = randomUUID()
    await refundCredit(
      req,
      paymentId,
      { key, amount: 3_000, method: 'bank', transaction: '', reason: 'Paid too much' },
      treasurer.id,
    )
    const bank = async () =>
      (await sumBalances(app.payload)).find((each) => each.account === 'bank' && each.currency === 'USD')
        ?.amountMinor
    const before = await bank()
    const texts: string[] = [randomUUID(), randomUUID()]
    await importRows(texts.map((text) => ({ amount: '-30.00', text })))
    const lines = (await listStatements(app.payload)).questions.filter(({ text }) => texts.includes(text))
    expect(lines.map(({ suggestions }) => suggestions[0])).toMatchObject([{ refund: key }, { refund: key }])
    const answers = await Promise.all(
      lines.map(({ id, revision }) =>
        decideLine(req, id, { action: 'refund', payment: paymentId, refund: key, revision }, treasurer.id),
      ),
    )
    expect(answers).toContainEqual({ status: 'done' })
    expect(answers).toContainEqual({ problem: 'changed_meanwhile' })
    expect(await bank()).toBe(before)
    const left = (await listStatements(app.payload)).questions.find(({ text }) => texts.includes(text))
    expect(left?.suggestions.some(({ refund }) => refund === key)).toBe(false)
  })
})

describe('a statement', () => {
  it('pays invoices in full, in part and too much, despite spaces and one typo', async () => {
    const [full, part, more, typo] = await Promise.all([makeDebt(), makeDebt(), makeDebt(), makeDebt()])
    const wrong = typo.reference.slice(0, -1) + String((Number(typo.reference.at(-1)) + 3) % 10)
    const id = await importRows([
      { amount: '100.00', text: `Dues ${formatReference(full.reference)}` },
      { amount: '40.00', text: part.reference.toLowerCase() },
      { amount: '130.00', text: more.reference },
      { amount: '100.00', text: wrong },
    ])
    expect(await statusOf(id)).toBe('imported')
    const outcomes = await outcomesOf(id)
    expect(outcomes.slice(0, 3)).toEqual(['paid', 'partial', 'overpaid'])
    expect(['paid', 'question']).toContain(outcomes[3])
    expect(await Promise.all([full, part, more].map(openOf))).toEqual([0, 6_000, 0])
    expect(await creditOf(more)).toBe(3_000)
    expect(await ledgerTotal()).toBe(0)
  })

  it('is imported once, however often and with whatever other lines its file comes', async () => {
    const [one, two] = await Promise.all([makeDebt(), makeDebt()])
    const account = randomUUID()
    const row = { amount: '100.00', text: one.reference }
    await importRows([row], account)
    const second = await importRows([row, { amount: '100.00', text: two.reference }], account)
    await importRows([row, { amount: '100.00', text: two.reference }], account)
    expect(await linesOf(second)).toHaveLength(1)
    expect(await Promise.all([one, two].map(openOf))).toEqual([0, 0])
    expect(await creditOf(one)).toBe(0)
    // another day, or the same line twice in one file, is another payment
    await importRows([row, row], account)
    expect(await creditOf(one)).toBe(10_000)
  })

  it('that is imported twice at once books each line once', async () => {
    const debts = await Promise.all(Array.from({ length: 20 }, () => makeDebt()))
    const account = randomUUID()
    const rows = debts.map(({ reference }) => ({ amount: '100.00', text: reference }))
    const ids = await Promise.all([importRows(rows, account), importRows(rows, account)])
    const lines = (await Promise.all(ids.map(linesOf))).flat()
    expect(lines).toHaveLength(20)
    expect(new Set(await Promise.all(debts.map(openOf)))).toEqual(new Set([0]))
    expect(await Promise.all(debts.map(creditOf))).toEqual(debts.map(() => 0))
  })

  it('with a line that cannot be read is not imported at all', async () => {
    const debt = await makeDebt()
    const id = await makeDraft([{ amount: '100.00', text: debt.reference }, { amount: '=5+5' }], 'a')
    expect(await startImport(req, id, STATEMENT_MAPPING)).toEqual({
      problems: [{ row: 3, message: '“=5+5” is not an amount' }],
    })
    expect(await linesOf(id)).toHaveLength(0)
    expect(await openOf(debt)).toBe(10_000)
  })

  it('of another account than was chosen is refused, and both are named', async () => {
    const bank = { bank: 'Nile Bank', holder: 'ACESS', currency: 'USD' } as const
    await app.payload.updateGlobal({
      slug: 'payment-settings',
      data: {
        bankAccounts: [
          { ...bank, number: '1200 345 678' },
          { ...bank, number: '1200 345 679' },
        ],
      },
      overrideAccess: true, // set as by staff
    })
    const make = (account: string, iban: string, currency: string): Promise<string> =>
      createImport(
        app.payload,
        { name: 'november.xml', account, method: 'bank', format: 'camt053', by: treasurer.id },
        Buffer.from(
          `<Document><BkToCstmrStmt><Stmt><Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>${currency}</Ccy></Acct><Ntry><Amt Ccy="USD">7.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><BookgDt><Dt>2026-11-05</Dt></BookgDt></Ntry></Stmt></BkToCstmrStmt></Document>`,
        ),
      )
    const own = 'SS12NILE1200345678'
    const refusals = [
      [
        await make('1200345679-USD', own, 'USD'),
        /of Nile Bank, 1200 345 678 .*you chose Nile Bank, 1200 345 679/,
      ],
      [await make('1200345678-USD', own, 'SSP'), /of SS12NILE1200345678 \(SSP\), which is none of/],
      [await make('1200345678-USD', 'SS12NILE999', 'USD'), /of SS12NILE999 \(USD\), which is none of/],
    ] as const
    for (const [id, message] of refusals) {
      await expect(startImport(req, id, null)).rejects.toThrow(message)
      await expect(previewImport(app.payload, id, null)).rejects.toThrow(message)
    }
    expect(await startImport(req, await make('1200345678-USD', own, 'USD'), null)).toEqual({
      status: 'importing',
    })
  })

  it('with a day that is still to come is not imported', async () => {
    const id = await makeDraft([{ day: '2099-11-05', amount: '100.00' }, { amount: '5.00' }], 'a')
    expect(await startImport(req, id, STATEMENT_MAPPING)).toEqual({
      problems: [{ row: 2, message: 'The day 2099-11-05 is still to come' }],
    })
  })

  it('that is a table is refused without a mapping', async () => {
    const id = await makeDraft([{ amount: '100.00' }], 'a')
    await expect(startImport(req, id, null)).rejects.toThrow('Please say which column')
  })

  it('credits a payment of an invoice that is paid', async () => {
    const debt = await makeDebt()
    const row = { amount: '100.00', text: debt.reference }
    await importRows([row])
    const id = await importRows([row])
    expect(await outcomesOf(id)).toEqual(['duplicate'])
    expect(await creditOf(debt)).toBe(10_000)
  })

  it('confirms what a payer reported, by invoice and amount or by transaction number', async () => {
    const [byAmount, byNumber] = await Promise.all([makeDebt(), makeDebt()])
    for (const [debt, transaction] of [
      [byAmount, null],
      [byNumber, 'TX-889911'],
    ] as const)
      await recordPayment(app.payload, {
        key: randomUUID(),
        status: 'reported',
        method: 'bank',
        amountMinor: 10_000,
        currency: 'USD',
        paidAt: new Date(),
        user: debt.user,
        invoice: debt.invoice,
        transaction,
      })
    const id = await importRows([
      { amount: '100.00', text: byAmount.reference },
      { amount: '100.00', text: 'no reference', transaction: 'tx889911' },
    ])
    expect(await outcomesOf(id)).toEqual(['report', 'report'])
    for (const debt of [byAmount, byNumber]) {
      expect(await openOf(debt)).toBe(0)
      expect(await findPaymentsFor(app.payload, debt.invoice)).toMatchObject([{ status: 'confirmed' }])
    }
  })

  it('reverses the payment that a line with money that left names, or asks', async () => {
    const debt = await makeDebt()
    await importRows([{ amount: '100.00', text: debt.reference }])
    const id = await importRows([
      { amount: '-100.00', text: `Returned ${debt.reference}` },
      { amount: '-2.50', text: 'Fee' },
    ])
    expect(await outcomesOf(id)).toEqual(['reversal', 'question'])
    expect(await openOf(debt)).toBe(10_000)
    expect(await decide(id, { action: 'ignore', note: 'Fee of the bank' } as never, 1)).toEqual({
      status: 'ignored',
    })
  })
})

describe('a line that was set aside', () => {
  it('is opened again once, and then decided', async () => {
    const debt = await makeDebt()
    const id = await importRows([{ amount: '100.00', text: 'Rent of the hall' }])
    await decide(id, { action: 'ignore', note: 'Rent' })
    const { setAside } = await listStatements(app.payload)
    expect(setAside).toContainEqual(expect.objectContaining({ text: 'Rent of the hall', note: 'Rent' }))
    // nobody books it in passing
    expect(await decide(id, { action: 'invoice', invoice: debt.invoice })).toEqual({ problem: 'not_fitting' })
    const answers = await Promise.all([1, 2].map(() => decide(id, { action: 'reopen' })))
    expect(answers.filter((answer) => 'status' in answer)).toEqual([{ status: 'question' }])
    expect(await decide(id, { action: 'invoice', invoice: debt.invoice })).toEqual({ status: 'done' })
    expect(await openOf(debt)).toBe(0)
    expect(await decide(id, { action: 'reopen' })).toMatchObject({ problem: 'changed_meanwhile' })
  })
})

describe('a question', () => {
  it('is decided once, though two treasurers answer it at once', async () => {
    const [one, two] = await Promise.all([makeDebt(), makeDebt()])
    const id = await importRows([{ amount: '100.00', text: 'Dues', payer: 'Somebody' }])
    expect(await outcomesOf(id)).toEqual(['question'])
    const answers = await Promise.all(
      [one, two].map(({ invoice }) => decide(id, { action: 'invoice', invoice } as never)),
    )
    expect(
      answers.map((answer) => ('problem' in answer ? answer.problem : answer.status)).toSorted(),
    ).toEqual(['changed_meanwhile', 'done'])
    expect((await Promise.all([one, two].map(openOf))).toSorted()).toEqual([0, 10_000])
  })

  it('is not decided in favour of whoever decides', async () => {
    const debt = await makeDebt()
    const id = await importRows([{ amount: '100.00', text: 'Unknown payer' }])
    const line = required((await linesOf(id))[0])
    for (const target of [
      { action: 'invoice', invoice: debt.invoice },
      { action: 'person', user: debt.user },
    ] as const)
      expect(
        await decideLine(req, line._id.toHexString(), { ...target, revision: line.revision }, debt.user),
      ).toEqual({ problem: 'own' })
    expect(await openOf(debt)).toBe(10_000)
    await decide(id, { action: 'invoice', invoice: debt.invoice } as never)
    expect(await openOf(debt)).toBe(0)
  })

  it('may be left in suspense, and given to a person later', async () => {
    const debt = await makeDebt()
    const id = await importRows([{ amount: '100.00', text: 'Dues' }])
    await decide(id, { action: 'suspense' })
    const suspense = async (): Promise<number> =>
      (await sumBalances(app.payload)).find(({ account }) => account === 'suspense')?.amountMinor ?? 0
    const before = await suspense()
    expect(await outcomesOf(id)).toEqual(['suspense'])
    await decide(id, { action: 'invoice', invoice: debt.invoice } as never)
    expect(await outcomesOf(id)).toEqual(['paid'])
    expect(await suspense()).toBe(before + 10_000)
    expect(await openOf(debt)).toBe(0)
    await undo(id)
    expect(await openOf(debt)).toBe(10_000)
    expect(await ledgerTotal()).toBe(0)
  })
})

describe('the payer of a line', () => {
  const dayBefore = (days: number): string =>
    new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

  it('gets the receipt when it is booked, but not for what was paid long ago', async () => {
    const [recent, old] = await Promise.all([makeDebt(), makeDebt()])
    const mails = await mailCount()
    await importRows([{ day: dayBefore(70), amount: '100.00', text: old.reference }])
    expect(await openOf(old)).toBe(0)
    expect(await mailCount()).toBe(mails)
    const id = await importRows([{ day: dayBefore(3), amount: '100.00', text: recent.reference }])
    const sent = await modelOf(app.payload, 'outbox')
      .find()
      .sort({ _id: -1 })
      .limit(1)
      .lean<{ template: string }[]>()
    expect(sent).toMatchObject([{ template: 'paymentReceipt' }])
    expect(await mailCount()).toBe(mails + 1)
    // an undo is a matter of the books: nobody is written to
    await undo(id)
    expect(await mailCount()).toBe(mails + 1)
  })
})

describe('a line that is split', () => {
  const partsOf = (...parts: [Debt, number][]) =>
    parts.map(([{ invoice }, amountMinor]) => ({ invoice, amountMinor }))
  /** One transfer of USD 250 for the dues of two colleagues. */
  const makeTransfer = async () => {
    const [one, two, rest] = await Promise.all([makeDebt(), makeDebt(), makeDebt()])
    const id = await importRows([{ amount: '250.00', text: 'Dues of our engineers' }])
    return { id, one, two, rest }
  }

  it('pays the invoices of several people, and the rest is the credit of a chosen person', async () => {
    const { id, one, two, rest } = await makeTransfer()
    const parts = partsOf([one, 10_000], [two, 4_000])
    const decision = { action: 'split', user: rest.user, parts } as const
    const answers = await Promise.all([1, 2, 3].map(() => decide(id, decision)))
    expect(answers.filter((answer) => 'status' in answer)).toEqual([{ status: 'done' }])
    expect(await Promise.all([one, two, rest].map(openOf))).toEqual([0, 6_000, 10_000])
    expect(await Promise.all([one, two, rest].map(creditOf))).toEqual([0, 0, 11_000])
    expect(await outcomesOf(id)).toEqual(['split'])
    // a job that looks again changes nothing
    await modelOf(app.payload, 'payments').updateMany(
      { user: rest.user },
      { $set: { needsFinalising: true } },
    )
    await finaliseStatements(app.payload)
    expect(await Promise.all([one, two, rest].map(creditOf))).toEqual([0, 0, 11_000])
    expect(await ledgerTotal()).toBe(0)
  })

  it('is undone as a whole with its import, and can be imported and split again', async () => {
    const account = randomUUID()
    const [one, two] = await Promise.all([makeDebt(), makeDebt()])
    const rows = [{ amount: '200.00', text: 'For two', transaction: randomUUID() }]
    const id = await importRows(rows, account)
    const decision = {
      action: 'split',
      user: one.user,
      parts: partsOf([one, 10_000], [two, 10_000]),
    } as const
    await decide(id, decision)
    expect(await Promise.all([one, two].map(openOf))).toEqual([0, 0])
    expect(await undo(id)).toEqual({ status: 'undoing' })
    expect(await Promise.all([one, two].map(openOf))).toEqual([10_000, 10_000])
    expect(await Promise.all([one, two].map(creditOf))).toEqual([0, 0])
    expect(await ledgerTotal()).toBe(0)
    const again = await importRows(rows, account)
    expect(await decide(again, decision)).toEqual({ status: 'done' })
    expect(await Promise.all([one, two].map(openOf))).toEqual([0, 0])
  })

  it('is not undone once the rest was paid back', async () => {
    const { id, one, rest } = await makeTransfer()
    await decide(id, { action: 'split', user: rest.user, parts: partsOf([one, 10_000]) } as const)
    const payment = required(required((await linesOf(id))[0]).payment).toHexString()
    const refund = {
      amount: 15_000,
      method: 'bank',
      reason: 'Too much',
      transaction: '',
      key: randomUUID(),
    } as const
    await refundCredit(req, payment, refund, treasurer.id)
    expect(await undo(id)).toMatchObject({ dependents: [{ row: 2 }] })
  })

  it('is found among unknown payers later, and what was booked then is taken back', async () => {
    const { id, one, two } = await makeTransfer()
    await decide(id, { action: 'suspense' })
    expect(
      await decide(id, {
        action: 'split',
        user: one.user,
        parts: partsOf([one, 10_000], [two, 10_000]),
      } as const),
    ).toEqual({ status: 'done' })
    expect(await Promise.all([one, two].map(openOf))).toEqual([0, 0])
    expect(await creditOf(one)).toBe(5_000)
    expect(await ledgerTotal()).toBe(0)
  })

  it('is refused for more than the line has or an invoice needs, for a paid one, and for an own one', async () => {
    const { id, one, two, rest } = await makeTransfer()
    const paid = await makeDebt()
    await importRows([{ amount: '100.00', text: paid.reference }])
    const own = await issueInvoice(app.payload, {
      key: randomUUID(),
      user: treasurer.id,
      recipient: { name: 'The treasurer', email: 'treasurer@example.org' },
      purpose: 'other',
      currency: 'USD',
      lines: [{ description: 'Dues', quantity: 1, unitMinor: 5_000, account: 'dues' }],
      dueAt: new Date(),
    })
    const third = await makeDebt(20_000)
    for (const parts of [
      partsOf([one, 10_001]),
      partsOf([one, 10_000], [two, 10_000], [third, 5_001]),
      partsOf([paid, 1]),
      [{ invoice: new ObjectId().toHexString(), amountMinor: 1 }],
    ])
      expect(await decide(id, { action: 'split', user: rest.user, parts } as const)).toEqual({
        problem: 'not_fitting',
      })
    const parts = [{ invoice: own._id.toHexString(), amountMinor: 1 }]
    expect(await decide(id, { action: 'split', user: rest.user, parts } as const)).toEqual({ problem: 'own' })
    expect(await Promise.all([one, two, rest].map(openOf))).toEqual([10_000, 10_000, 10_000])
  })
})

describe('an import', () => {
  it('is undone, and its lines can be imported again', async () => {
    const debt = await makeDebt()
    const account = randomUUID()
    const rows = [{ amount: '150.00', text: debt.reference }]
    const id = await importRows(rows, account)
    expect(await undo(id)).toEqual({ status: 'undoing' })
    expect(await openOf(debt)).toBe(10_000)
    expect(await creditOf(debt)).toBe(0)
    const again = await importRows(rows, account)
    expect(await outcomesOf(again)).toEqual(['overpaid'])
    expect(await creditOf(debt)).toBe(5_000)
  })

  it('is not undone once its credit is used', async () => {
    const [debt, other] = await Promise.all([makeDebt(), makeDebt()])
    const id = await importRows([{ amount: '150.00', text: debt.reference }])
    await recordPayment(app.payload, {
      key: randomUUID(),
      status: 'confirmed',
      method: 'credit',
      amountMinor: 2_000,
      currency: 'USD',
      paidAt: new Date(),
      user: debt.user,
      invoice: other.invoice,
    })
    expect(await undo(id)).toMatchObject({ dependents: [{ row: 2 }] })
    expect(await openOf(debt)).toBe(0)
  })

  it('is undone, or its credit is paid back, never both, however close together that is done', async () => {
    const outcomes: string[] = []
    for (let round = 0; round < 12; round += 1) {
      const debt = await makeDebt()
      const id = await importRows([{ amount: '150.00', text: debt.reference }])
      const payment = required((await linesOf(id))[0]?.payment).toHexString()
      const refund = {
        key: randomUUID(),
        amount: 5_000,
        method: 'bank',
        transaction: '',
        reason: 'Too much',
      } as const
      const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
      const [undone, paidBack] = await Promise.all([
        undo(id),
        wait(round).then(() => refundCredit(req, payment, refund, treasurer.id)),
      ])
      const isUndone = 'status' in undone
      const isPaidBack = !('problem' in paidBack)
      expect([isUndone, isPaidBack], JSON.stringify([undone, paidBack])).not.toEqual([true, true])
      outcomes.push(isUndone ? 'undone' : isPaidBack ? 'paid back' : 'neither')
      expect(await statusOf(id)).toBe(isUndone ? 'undone' : 'imported')
      expect(await openOf(debt)).toBe(isUndone ? 10_000 : 0)
      expect(await creditOf(debt)).toBe(isUndone || isPaidBack ? 0 : 5_000)
      // who was refused may try again
      if (!isUndone && !isPaidBack)
        expect(await refundCredit(req, payment, refund, treasurer.id)).not.toHaveProperty('problem')
    }
    expect(outcomes.some((outcome) => outcome !== 'neither')).toBe(true)
    expect(await ledgerTotal()).toBe(0)
  })

  it('cannot be paid back, used or taken back while it is asked what depends on it', async () => {
    const debt = await makeDebt()
    const id = await importRows([{ amount: '150.00', text: debt.reference }])
    const payment = required((await linesOf(id))[0]?.payment)
    const refund = {
      key: randomUUID(),
      amount: 5_000,
      method: 'bank',
      transaction: '',
      reason: 'Too much',
    } as const
    const pay = () => refundCredit(req, payment.toHexString(), refund, treasurer.id)
    await holdImport(app.payload, new ObjectId(id))
    expect(await pay()).toEqual({ problem: 'no_credit' })
    const bounced = await importRows([{ amount: '-150.00', text: 'Returned' }])
    await decide(bounced, { action: 'reverse', payment: payment.toHexString() } as never)
    expect(await outcomesOf(bounced)).toEqual(['question'])
    expect(await openOf(debt)).toBe(0)
    await releaseImport(app.payload, new ObjectId(id))
    expect(await pay()).not.toHaveProperty('problem')
    expect(await undo(id)).toMatchObject({ dependents: [{ row: 2 }] })
    // a refusal leaves nothing held
    expect(
      await modelOf(app.payload, 'payments').countDocuments({ _id: payment, heldUntil: { $ne: null } }),
    ).toBe(0)
  })

  it('that a crash interrupted between any two steps is completed by the job', async () => {
    const debts = await Promise.all([makeDebt(), makeDebt(), makeDebt()])
    const rows = debts.map(({ reference }) => ({ amount: '100.00', text: reference }))
    const id = await makeDraft(rows, randomUUID())
    // after the import was claimed
    await moveImport(app.payload, new ObjectId(id), 'draft', 'importing', { mapping: STATEMENT_MAPPING })
    await finaliseStatements(app.payload)
    expect(await outcomesOf(id)).toEqual(['paid', 'paid', 'paid'])
    // after a payment was recorded, before its line says so; after a plan was stored; after the lines were stored
    const [first = {}, second = {}, third = {}] = (await linesOf(id)).map(({ _id }) => ({ _id }))
    const lines = modelOf(app.payload, 'statement-lines')
    await lines.updateOne(first, { $set: { status: 'ready', needsFinalising: true }, $unset: { payment: 1 } })
    await lines.updateOne(second, { $set: { status: 'ready', needsFinalising: true } })
    await lines.updateOne(third, {
      $set: { status: 'new' },
      $unset: { payment: 1, outcome: 1, invoice: 1, user: 1 },
    })
    await modelOf(app.payload, 'statement-imports').updateOne(
      { _id: id },
      { $set: { status: 'importing', needsFinalising: true } },
    )
    // a line that is not looked at yet has no outcome to count
    const shown = (await listStatements(app.payload)).imports.find((each) => each.id === id)
    expect(shown).toMatchObject({ status: 'importing', outcomes: { paid: 2 } })
    expect(Object.keys(shown?.outcomes ?? {})).toEqual(['paid'])
    await Promise.all([finaliseStatements(app.payload), finaliseStatements(app.payload)])
    await finaliseStatements(app.payload)
    expect(await outcomesOf(id)).toEqual(['paid', 'paid', 'paid'])
    for (const debt of debts) {
      expect(await findPaymentsFor(app.payload, debt.invoice)).toHaveLength(1)
      expect(await creditOf(debt)).toBe(0)
    }
    expect(await ledgerTotal()).toBe(0)
  })
})

import { randomUUID } from 'node:crypto'
import { ObjectId } from 'mongodb'
import type { Payload, PayloadRequest } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readAgreement } from '../../../../../domain/money/agreement'
import type { AgreementRow } from '../../../../../domain/money/agreement/agreement.schema'
import { sumBalances } from '../../../../../domain/money/ledger'
import { recordBalance } from '../../../../../domain/money/statedBalances'
import {
  decideLine,
  listStatements,
  previewImport,
  startImport,
  startUndo,
  uploadStatement,
} from '../../../../../domain/money/statements'
import { createImport } from '../../../../../domain/money/statements/statementsRepository'
import { bookTransfer } from '../../../../../domain/money/transfers'
import { transferSchema } from '../../../../../domain/money/transfers/transfer.schema'
import { modelOf } from '../../../../../platform/database'
import { dayAfter, todayInJuba } from '../../../../../platform/jubaTime'
import { makeAccount } from '../../../../helpers/accounts'
import { required } from '../../../../helpers/required'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'
import { until } from '../../../../helpers/until'

let app: TestApp
let payload: Payload
let req: PayloadRequest
let treasurer: string
beforeAll(async () => {
  app = await startTestPayload()
  payload = app.payload
  req = { payload } as PayloadRequest
  treasurer = (await makeAccount(payload, { roles: ['admin'] })).id
  await payload.updateGlobal({
    slug: 'payment-settings',
    data: {
      bankAccounts: [
        { bank: 'Nile Bank', name: 'ACE', number: '1002003001', currency: 'USD' },
        { bank: 'Juba Bank', name: 'ACE', number: '2002003002', currency: 'USD' },
      ],
    },
    context: { isSeeding: true },
  } as never)
})
afterAll(() => app.stop())

const KEY = '1002003001-USD'
const OTHER = '2002003002-USD'

interface Entry {
  amount: string
  direction: 'CRDT' | 'DBIT'
  text: string
  day?: string
}

/** A file of the first account for the first days of November, with its balances. */
const toCamt = (opening: string, closing: string, entries: Entry[]): Buffer =>
  Buffer.from(`<?xml version="1.0"?><Document><BkToCstmrStmt><Stmt>
<Acct><Id><Othr><Id>1002003001</Id></Othr></Id><Ccy>USD</Ccy></Acct>
<Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="USD">${opening}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-01</Dt></Dt></Bal>
<Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="USD">${closing}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-05</Dt></Dt></Bal>
<Bal><Tp><CdOrPrtry><Cd>CLAV</Cd></CdOrPrtry></Tp><Amt Ccy="USD">1.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-05</Dt></Dt></Bal>
${entries
  .map(
    ({ amount, direction, text, day = '2026-11-04' }) =>
      `<Ntry><Amt Ccy="USD">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>${day}</Dt></BookgDt><NtryDtls><TxDtls><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
  )
  .join('')}
</Stmt></BkToCstmrStmt></Document>`)

const importFile = async (content: Buffer): Promise<string> => {
  const id = await createImport(
    payload,
    { name: 'november.xml', account: KEY, method: 'bank', format: 'camt053', by: treasurer },
    content,
  )
  expect(await startImport(req, id, null)).toEqual({ status: 'importing' })
  await until(
    'the work on the import ends',
    async () =>
      required(await modelOf(payload, 'statement-imports').findOne({ _id: id }).lean<{ status: string }>())
        .status === 'imported',
    20_000,
  )
  return id
}

const rowOf = async (
  account: AgreementRow['account'],
  currency: 'USD' | 'SSP',
  day = '2026-11-30',
): Promise<AgreementRow> =>
  required(
    (await readAgreement(payload, day)).rows.find(
      (row) => row.account === account && row.currency === currency && row.chapter === null,
    ),
  )

const say = (place: string, amountMinor: number, day = '2026-11-05') =>
  recordBalance(req, { account: 'bank', currency: 'USD', place, day, amountMinor }, treasurer)

const bankUsd = async (): Promise<number> =>
  (await sumBalances(payload)).find(({ account, currency }) => account === 'bank' && currency === 'USD')
    ?.amountMinor ?? 0

const decide = async (text: string, decision: object) => {
  const line = required((await listStatements(payload)).questions.find((each) => each.text === text))
  return decideLine(req, line.id, { revision: line.revision, ...decision } as never, treasurer)
}

describe('the balances of the books and of the world', () => {
  it('agree once each line of a statement is booked, and name what explains a difference until then', async () => {
    await bookTransfer(
      req,
      transferSchema.parse({
        key: randomUUID(),
        day: '2026-10-31',
        from: 'broughtForward',
        to: 'bank',
        currency: 'USD',
        amountMinor: 50_000,
        text: 'Balance of the old books',
      }),
      treasurer,
    )
    const file = toCamt('500.00', '1040.00', [
      { amount: '550.00', direction: 'CRDT', text: 'STRIPE PAYOUT 20261104' },
      { amount: '10.00', direction: 'DBIT', text: 'MONTHLY FEE 11/2026' },
    ])
    await importFile(file)
    await say(OTHER, 0)

    const before = await rowOf('bank', 'USD')
    expect(before).toMatchObject({ day: '2026-11-05', ledgerMinor: 50_000, statedMinor: 104_000 })
    expect(before.toDecideMinor).toBe(54_000)

    const payout = { action: 'transfer', account: 'card', chargeMinor: 1_500, text: 'Payout of November' }
    const [first, second] = await Promise.all([
      decide('STRIPE PAYOUT 20261104', payout),
      decide('STRIPE PAYOUT 20261104', payout),
    ])
    expect([first, second]).toContainEqual({ status: 'done' })
    expect([first, second]).toContainEqual({ problem: 'changed_meanwhile' })
    await decide('MONTHLY FEE 11/2026', {
      action: 'transfer',
      account: 'charges',
      chargeMinor: 0,
      text: 'Fee of the account',
    })

    const after = await rowOf('bank', 'USD')
    expect(after).toMatchObject({
      ledgerMinor: 104_000,
      statedMinor: 104_000,
      toDecideMinor: 0,
      byHandMinor: 0,
    })
    // the fee of the provider was taken before the money came
    expect(await rowOf('card', 'USD')).toMatchObject({ ledgerMinor: -56_500 })
  })

  it('suggests for the same words what was booked before, and books it with one press', async () => {
    await importFile(
      toCamt('1040.00', '1030.00', [{ amount: '10.00', direction: 'DBIT', text: 'MONTHLY FEE 12/2026' }]),
    )
    const line = required(
      (await listStatements(payload)).questions.find(({ text }) => text === 'MONTHLY FEE 12/2026'),
    )
    expect(line.suggestions[0]).toMatchObject({
      label: 'Bank charges and fees',
      transfer: { account: 'charges', chargeMinor: 0, text: 'Fee of the account' },
    })
    const before = await bankUsd()
    expect(
      await decide('MONTHLY FEE 12/2026', { action: 'transfer', ...line.suggestions[0]?.transfer }),
    ).toEqual({
      status: 'done',
    })
    expect((await bankUsd()) - before).toBe(-1_000)
  })

  it('takes a transfer back with the import of its line', async () => {
    const before = await bankUsd()
    const id = await importFile(
      toCamt('0.00', '75.00', [{ amount: '75.00', direction: 'CRDT', text: 'CASH DEPOSIT' }]),
    )
    await decide('CASH DEPOSIT', { action: 'transfer', account: 'cash', chargeMinor: 0, text: 'Cash banked' })
    expect((await bankUsd()) - before).toBe(7_500)
    await startUndo(req, id)
    await until('the import is undone', async () => (await bankUsd()) === before, 20_000)
  })

  it.each([
    ['its own account', { account: 'bank', chargeMinor: 0 }],
    ['an expense, since money came', { account: 'otherExpenses', chargeMinor: 0 }],
  ])('does not book a line that came as a transfer with %s', async (_, fields) => {
    const text = `UNKNOWN ${randomUUID()}`
    await importFile(toCamt('0.00', '5.00', [{ amount: '5.00', direction: 'CRDT', text }]))
    expect(await decide(text, { action: 'transfer', text: 'What it was', ...fields })).toEqual({
      problem: 'not_fitting',
    })
  })

  it('are compared on the latest day for which every account of a currency says what it holds', async () => {
    await say(KEY, 111, '2026-11-20')
    expect((await rowOf('bank', 'USD')).day).toBe('2026-11-05')
    await say(OTHER, 222, '2026-11-20')
    expect(await rowOf('bank', 'USD')).toMatchObject({ day: '2026-11-20', statedMinor: 333 })
    // an earlier day is compared as it was
    expect((await rowOf('bank', 'USD', '2026-11-10')).day).toBe('2026-11-05')
  })

  it('keep one word for a day, the latest, and none of a day to come', async () => {
    await Promise.all([say(KEY, 1, '2026-11-21'), say(KEY, 1, '2026-11-21'), say(OTHER, 2, '2026-11-21')])
    await say(KEY, 5, '2026-11-21')
    expect((await rowOf('bank', 'USD')).statedMinor).toBe(7)
    expect(await say(KEY, 1, dayAfter(todayInJuba()))).toEqual({ problem: 'not_begun' })
  })

  it('count each box of cash by itself', async () => {
    const word = randomUUID()
    const { id: chapter } = await payload.create({
      collection: 'chapters',
      data: {
        name: `Chapter ${word}`,
        slug: word,
        kind: 'student',
        status: 'active',
        region: 'other',
        description: 'About it.',
        _status: 'published',
      },
      overrideAccess: true, // the test prepares its data
    })
    await bookTransfer(
      req,
      transferSchema.parse({
        key: randomUUID(),
        day: '2026-11-05',
        from: 'bank',
        to: 'cash',
        toChapter: chapter,
        currency: 'SSP',
        amountMinor: 9_000,
        text: 'Change for the chapter',
      }),
      treasurer,
    )
    await recordBalance(
      req,
      { account: 'cash', currency: 'SSP', place: chapter, day: '2026-11-06', amountMinor: 8_900 },
      treasurer,
    )
    const row = required(
      (await readAgreement(payload, '2026-11-30')).rows.find(({ places }) => places[0]?.place === chapter),
    )
    const box = { account: 'cash', currency: 'SSP', day: '2026-11-06', amountMinor: 1 } as const
    expect(await recordBalance(req, { ...box, place: new ObjectId().toHexString() }, treasurer)).toEqual({
      problem: 'unknown_place',
    })
    expect(row).toMatchObject({ account: 'cash', ledgerMinor: 9_000, statedMinor: 8_900, day: '2026-11-06' })
  })
})

describe('the balances that a file names', () => {
  it('come with MT940 too, which is told by how it begins', async () => {
    const content = [
      ':20:STARTUMS',
      ':25:1002003001',
      ':28C:00042/001',
      ':60F:C261101USD500,00',
      ':61:2611041104C40,00NTRFNONREF//B-4711',
      ':86:Dues of somebody',
      ':62F:C261112USD540,00',
      '-',
    ].join('\r\n')
    const id = required(
      await uploadStatement(payload, {
        account: KEY,
        name: 'november.sta',
        content: Buffer.from(content),
        by: treasurer,
      }),
    )
    expect(await previewImport(payload, id, null)).toMatchObject({
      lineCount: 1,
      balance: { day: '2026-11-12', closingMinor: 54_000, missingMinor: 0 },
    })
    const other = required(
      await uploadStatement(payload, {
        account: OTHER,
        name: 'november.sta',
        content: Buffer.from(content),
        by: treasurer,
      }),
    )
    await expect(previewImport(payload, other, null)).rejects.toThrow(
      'This statement is of Nile Bank, 1002003001',
    )
  })

  it('show what its lines lack of them', async () => {
    const content = toCamt('100.00', '130.00', [{ amount: '20.00', direction: 'CRDT', text: 'One of two' }])
    const id = await createImport(
      payload,
      { name: 'torn.xml', account: KEY, method: 'bank', format: 'camt053', by: treasurer },
      content,
    )
    expect((await previewImport(payload, id, null))?.balance).toEqual({
      day: '2026-11-05',
      currency: 'USD',
      closingMinor: 13_000,
      missingMinor: 1_000,
    })
  })
})

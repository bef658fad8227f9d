import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeText } from '../../../../../platform/tables/decodeText'
import { readCamt } from '../../../../../domain/money/statements/reading/readCamt'
import { readCsv } from '../../../../../domain/money/statements/reading/readCsv'
import { guessSeparator } from '../../../../../platform/tables/readDelimited'
import { findDecimalSign } from '../../../../../domain/money/statements/reading/findDecimalSign'
import { readDay } from '../../../../../domain/money/statements/reading/readDay.schema'
import { readSignedAmount } from '../../../../../domain/money/statements/reading/readAmount'
import type { StatementMapping } from '../../../../../domain/money/statements/mapping.schema'
import { longestHold } from '../../../../helpers/longestHold'

const MAPPING: StatementMapping = {
  separator: ',',
  headerRow: 1,
  day: 0,
  dayFormat: 'DD/MM/YYYY',
  amount: 1,
  credit: null,
  debit: null,
  currencyColumn: null,
  currency: 'USD',
  text: [2],
  payer: 3,
  transaction: 4,
}
const HEADER = 'Date,Amount,Narrative,Payer,Id\r\n'

describe('a table', () => {
  it('is read line by line, with quotes and line breaks in a cell', async () => {
    const { lines, problems } = await readCsv(
      `${HEADER}05/11/2026,"1,250.00","Dues, RF18\n2026",Nyandeng Deng,T1\r\n06/11/2026,-20.5,Fee,,\r\n`,
      MAPPING,
    )
    expect(problems).toEqual([])
    expect(lines).toEqual([
      {
        row: 2,
        day: '2026-11-05',
        amountMinor: 125_000,
        currency: 'USD',
        text: 'Dues, RF18 2026',
        payer: 'Nyandeng Deng',
        transaction: 'T1',
      },
      {
        row: 3,
        day: '2026-11-06',
        amountMinor: -2_050,
        currency: 'USD',
        text: 'Fee',
        payer: '',
        transaction: '',
      },
    ])
  })

  it('names each row that cannot be read, and why', async () => {
    const { lines, problems } = await readCsv(
      `${HEADER}05/11/2026,=1+1,x\n31/02/2026,5.00,x\n05/11/2026,5.125,x\n05/11/2026,0,x\n05/11/2026,1e3,x\n05/11/2026,99999999999,x`,
      MAPPING,
    )
    expect(lines).toEqual([])
    expect(problems.map(({ row, message }) => [row, message])).toEqual([
      [2, '“=1+1” is not an amount'],
      [3, '“31/02/2026” is not a day like DD/MM/YYYY'],
      [4, '“5.125” is not an amount'],
      [5, 'The amount is zero'],
      [6, '“1e3” is not an amount'],
      [7, '“99999999999” is not an amount'],
    ])
  })

  it('leaves out and lists what is no payment: balances, sums, headings', async () => {
    const { lines, problems, leftOut } = await readCsv(
      [
        'Nile Bank,Statement of November',
        'Date,Amount,Narrative,Payer,Id,Balance',
        '01/11/2026,,Opening balance,,,"1,000.00"',
        '05/11/2026,5.00,Balance of dues 2026,Deng,T1,"1,005.00"',
        'Date,Amount,Narrative,Payer,Id,Balance',
        '06/11/2026,7.50,Dues,Ayen,T2,"1,012.50"',
        'Total,12.50,,,,',
        'Closing balance,"1,012.50",,,,',
        'Printed by,99.00,,,,',
        '31/31/2026,4.00,Balance of dues 2026,Deng,T3,',
      ].join('\n'),
      { ...MAPPING, headerRow: 2 },
    )
    expect(lines.map(({ row, amountMinor }) => [row, amountMinor])).toEqual([
      [4, 500],
      [6, 750],
    ])
    expect(leftOut.map(({ row }) => row)).toEqual([3, 5, 7, 8])
    expect(leftOut[0]?.text).toBe('01/11/2026, Opening balance, 1,000.00')
    expect(problems.map(({ row }) => row)).toEqual([9, 10])
  })

  it('keeps a formula as a text', async () => {
    const { lines } = await readCsv(
      `${HEADER}05/11/2026,5.00,"=HYPERLINK(""http://x"")",@SUM(A1),+1`,
      MAPPING,
    )
    expect(lines[0]).toMatchObject({ text: '=HYPERLINK("http://x")', payer: '@SUM(A1)', transaction: '+1' })
  })

  it('with decimal commas, semicolons and two columns of amounts is read', async () => {
    const mapping: StatementMapping = {
      ...MAPPING,
      separator: ';',
      amount: null,
      credit: 1,
      debit: 4,
    }
    const { lines } = await readCsv(
      'Date;In;Text;Payer;Out\n05/11/2026;1.250,00;a;b;\n05/11/2026;;a;b;7,5\n',
      mapping,
    )
    expect(lines.map(({ amountMinor }) => amountMinor)).toEqual([125_000, -750])
  })

  it('with a quotation mark that is not closed, or too few columns, is refused', async () => {
    await expect(readCsv(`${HEADER}05/11/2026,5,"open`, MAPPING)).rejects.toThrow('not closed')
    await expect(readCsv('one column\nonly', MAPPING)).rejects.toThrow('fewer columns')
  })

  it('is recognised by its separator', () => {
    expect(guessSeparator('Date;Amount;Text\n1;2,5;a, b\n2;3,5;c\n')).toBe(';')
    expect(guessSeparator('a,b\n1,2\n')).toBe(',')
    expect(guessSeparator('a\tb\tc\n1\t2,0\t3\n')).toBe('\t')
  })

  it('of 20,000 lines holds the event loop for at most 50 ms, and more are refused', async () => {
    const text = HEADER + '05/11/2026,5.00,Dues RF18ACE20260001,Somebody,T\n'.repeat(20_000)
    const { result, heldMs } = await longestHold(() => readCsv(text, MAPPING))
    expect(result.lines).toHaveLength(20_000)
    expect(heldMs).toBeLessThan(50)
    await expect(readCsv(text + '05/11/2026,5.00,x,,\n'.repeat(1), MAPPING)).rejects.toThrow('too many')
  })
})

describe('a statement of 1,000 lines', () => {
  const rowsOf = (cell: (place: number) => string): string =>
    HEADER + Array.from({ length: 1_000 }, (_, place) => cell(place)).join('\n')
  const good = (place: number): string => `05/11/2026,${place + 1}.00,Dues ${place},Payer,T${place}`

  it('is read whole', async () => {
    const { lines, problems } = await readCsv(rowsOf(good), MAPPING)
    expect([lines.length, problems.length]).toEqual([1_000, 0])
  })

  it('with a formula, a day of another form or too few columns in every fifth line names exactly those', async () => {
    const bad = ['=CMD(1)', '05/11/2026', '2026-11-05,5.00,x', '05/11/2026,+A1,x', '05/11/2026,"5,00,00",x']
    const { lines, problems } = await readCsv(
      rowsOf((place) => (place % 5 === 0 ? (bad[(place / 5) % bad.length] ?? '') : good(place))),
      MAPPING,
    )
    expect(problems.map(({ row }) => row)).toEqual(Array.from({ length: 200 }, (_, place) => place * 5 + 2))
    expect(lines).toHaveLength(800)
  })

  it('whose columns are others than it was said names every line', async () => {
    const { lines, problems } = await readCsv(rowsOf(good), { ...MAPPING, day: 1, amount: 0 })
    expect([lines.length, problems.length]).toEqual([0, 1_000])
  })

  it('in another encoding is read as it was written', async () => {
    const text = rowsOf((place) => `05/11/2026,5.00,Café ${place},x,y`)
    const inLatin = await readCsv(decodeText(Buffer.from(text, 'latin1')), MAPPING)
    const inUtf16 = await readCsv(decodeText(Buffer.from(`\uFEFF${text}`, 'utf16le')), MAPPING)
    for (const { lines, problems } of [inLatin, inUtf16]) {
      expect(problems).toEqual([])
      expect(lines[999]?.text).toBe('Café 999')
    }
  })
})

describe('the encoding of a file', () => {
  it('is UTF-8 with or without its mark, UTF-16, or Windows-1252', () => {
    expect(decodeText(Buffer.from('\uFEFFé'))).toBe('é')
    expect(decodeText(Buffer.from('é€'))).toBe('é€')
    expect(decodeText(Buffer.from([0xe9, 0x80]))).toBe('é€')
    expect(decodeText(Buffer.from('\uFEFFé', 'utf16le'))).toBe('é')
    expect(() => decodeText(Buffer.from('%PDF\u0000'))).toThrow('not a text file')
  })
})

describe('values', () => {
  it('reads back every amount that is written with groups, in both manners', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }), async (minor) => {
        const english = (minor / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })
        const german = (minor / 100).toLocaleString('de-DE', { minimumFractionDigits: 2 })
        expect([await findDecimalSign([english]), await findDecimalSign([german])]).toEqual(['.', ','])
        expect(readSignedAmount(english, '.')).toBe(minor === 0 ? 0 : minor)
        expect(readSignedAmount(german, ',')).toBe(minor === 0 ? 0 : minor)
      }),
    )
  })

  it('reads signs as banks write them', () => {
    expect(readSignedAmount('(12.50)', '.')).toBe(-1250)
    expect(readSignedAmount('12.50-', '.')).toBe(-1250)
    expect(readSignedAmount('+12', '.')).toBe(1200)
    expect(readSignedAmount('12.50 CR', '.')).toBeUndefined()
    expect(readSignedAmount('1,25', '.')).toBeUndefined()
  })

  it.each<[string, string[], (number | undefined)[]]>([
    ['pounds without decimals, with points', ['45.000', '1.250', '120'], [4_500_000, 125_000, 12_000]],
    ['pounds without decimals, with commas', ['1,250', '45,000'], [125_000, 4_500_000]],
    ['points in groups and decimal commas', ['45.000,00', '7,5', '1.250'], [4_500_000, 750, 125_000]],
    ['repeated groups alone', ['1.250.000'], [125_000_000]],
    ['one amount of another manner', ['1,250.00', '12.50', '45.000'], [125_000, 1_250, undefined]],
    ['three decimals, which are no amount', ['12.50', '0.125', '5.125'], [1_250, undefined, undefined]],
    ['whole numbers', ['45', '(120)'], [4_500, -12_000]],
  ])('finds the decimal sign of a file with %s', async (_, texts, amounts) => {
    const decimal = await findDecimalSign(texts)
    expect(texts.map((text) => readSignedAmount(text, decimal))).toEqual(amounts)
  })

  it('refuses what is longer than any amount at once, also where it consists of spaces', () => {
    for (let cell = 0; cell < 200; cell++)
      expect(readSignedAmount(`1${' '.repeat(32_000)}x`, '.')).toBeUndefined()
  })

  it('reads days in each format, and refuses days that do not exist', () => {
    expect(readDay('5.11.2026', 'DD/MM/YYYY')).toBe('2026-11-05')
    expect(readDay('11/05/2026 14:03', 'MM/DD/YYYY')).toBe('2026-11-05')
    expect(readDay('05-Nov-2026', 'DD MMM YYYY')).toBe('2026-11-05')
    expect(readDay('2026-11-05T10:00:00Z', 'YYYY-MM-DD')).toBe('2026-11-05')
    expect(readDay('2026-02-30', 'YYYY-MM-DD')).toBeUndefined()
    expect(readDay('05/11/26', 'DD/MM/YYYY')).toBeUndefined()
  })
})

const camt = (entries: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Id>1</Id>${entries}</Stmt></BkToCstmrStmt></Document>`
const detail = (amount: string, reference: string): string =>
  `<TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs><AmtDtls><TxAmt><Amt Ccy="USD">${amount}</Amt></TxAmt></AmtDtls><RltdPties><Dbtr><Nm>Deng &amp; Sons</Nm></Dbtr></RltdPties><RmtInf><Strd><CdtrRefInf><Ref>${reference}</Ref></CdtrRefInf></Strd></RmtInf></TxDtls>`
const entry = (amount: string, inner = '', direction = 'CRDT'): string =>
  `<Ntry><Amt Ccy="USD">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-05</Dt></BookgDt><AcctSvcrRef>B${amount}</AcctSvcrRef><NtryDtls>${inner}</NtryDtls></Ntry>`

describe('a CAMT.053 file', () => {
  it('is read entry by entry, and a batch by its payments', async () => {
    const { lines, problems } = await readCamt(
      camt(
        entry('100.00', detail('100.00', 'RF18A')) +
          entry('30.00', detail('10.00', 'RF1') + detail('20.00', 'RF2')) +
          entry('7.5', '', 'DBIT'),
      ),
    )
    expect(problems).toEqual([])
    expect(lines).toMatchObject([
      {
        row: 1,
        amountMinor: 10_000,
        text: 'RF18A',
        payer: 'Deng & Sons',
        transaction: 'B100.00',
        day: '2026-11-05',
      },
      { row: 2, amountMinor: 1_000, text: 'RF1' },
      { row: 2, amountMinor: 2_000, text: 'RF2' },
      { row: 3, amountMinor: -750 },
    ])
  })

  it('with a document type, with entities, broken or of another kind is refused', async () => {
    const bomb = '<!DOCTYPE d [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>'
    await expect(readCamt(bomb + camt('').replace(/^<\?.*?\?>/, ''))).rejects.toThrow('document type')
    await expect(readCamt(camt(entry('1.00', '<TxDtls>&b;</TxDtls>')))).rejects.toThrow('not valid XML')
    await expect(readCamt(camt('<Ntry>').slice(0, 120))).rejects.toThrow('not valid XML')
    await expect(readCamt('<Document/>')).rejects.toThrow('not a bank statement')
  })

  it('names its accounts with their currencies', async () => {
    const account = (inner: string): string => `<Acct><Id>${inner}</Id><Ccy>SSP</Ccy></Acct>`
    const other = '</Stmt><Stmt><Acct><Id><Othr><Id>0045 100</Id></Othr></Id></Acct>'
    const { accounts } = await readCamt(
      camt(
        `${account('<IBAN>SS12 3456</IBAN>')}${entry('5.00', '<Acct><Id><IBAN>XX</IBAN></Id></Acct>')}${other}`,
      ),
    )
    expect(accounts).toEqual([
      { number: 'SS12 3456', currency: 'SSP' },
      { number: '0045 100', currency: '' },
    ])
  })

  it('names each entry that cannot be read', async () => {
    const { lines, problems } = await readCamt(camt(entry('abc') + entry('5.00').replace('USD', 'EUR')))
    expect(lines).toEqual([])
    expect(problems).toHaveLength(2)
  })
})

import { describe, expect, it } from 'vitest'
import { readMt940 } from '../../../../../domain/money/statements/reading/readMt940'
import { longestHold } from '../../../../helpers/longestHold'

/** A statement of an account with its lines, and balances that fit unless others are given. */
const statement = (
  lines: string[],
  { closing = '620,50', account = '1002003001', day = '261104' } = {},
): string =>
  [
    ':20:STARTUMS',
    `:25:${account}`,
    ':28C:00042/001',
    ':60F:C261101USD500,00',
    ...lines,
    `:62F:C${day}USD${closing}`,
    '-',
  ].join('\r\n')

const PLAIN = [':61:2611041104C125,50NTRFRF18539007547034//B-4711', ':86:Dues of Deng Garang', 'for 2026']
const FEE = [':61:2611041104D5,00NMSCNONREF', ':86:?00CHARGES?20Monthly fee?21November?32NILE BANK']

describe('an MT940 file', () => {
  it('is read with days, amounts to the cent, words, payers, transactions and balances', async () => {
    expect(await readMt940(statement([...PLAIN, ...FEE]))).toEqual({
      accounts: [{ number: '1002003001', currency: 'USD' }],
      lines: [
        {
          row: 1,
          day: '2026-11-04',
          amountMinor: 12_550,
          currency: 'USD',
          text: 'RF18539007547034 Dues of Deng Garang for 2026',
          payer: '',
          transaction: 'B-4711',
        },
        {
          row: 2,
          day: '2026-11-04',
          amountMinor: -500,
          currency: 'USD',
          text: 'Monthly fee November',
          payer: 'NILE BANK',
          transaction: '',
        },
      ],
      problems: [],
      leftOut: [],
      balances: [
        { kind: 'opening', day: '2026-11-01', currency: 'USD', amountMinor: 50_000 },
        { kind: 'closing', day: '2026-11-04', currency: 'USD', amountMinor: 62_050 },
      ],
    })
  })

  it('may have several statements in the envelope of SWIFT', async () => {
    const one = statement([...PLAIN, ...FEE])
    const text = `{1:F01NILESSJJAXXX0000000000}{2:I940X}{4:\n${one}}\n{1:F01X}{4:\n${one}}\n`
    const { lines, balances } = await readMt940(text)
    expect(lines.map(({ row }) => row)).toEqual([1, 2, 3, 4])
    expect(balances).toHaveLength(4)
  })

  it.each([
    ['SSJJ/1002003001', '1002003001'],
    ['1002003001USD', '1002003001'],
    ['SS12NILE0001002003001', 'SS12NILE0001002003001'],
  ])('of the account %s is of %s', async (account, number) => {
    const { accounts } = await readMt940(statement([...PLAIN, ...FEE], { account }))
    expect(accounts).toEqual([{ number, currency: 'USD' }])
  })

  it.each([
    ['2701020102', '2027-01-02'],
    ['2612310102', '2027-01-02'],
    ['2701021231', '2026-12-31'],
    ['270102', '2027-01-02'],
  ])('books the line of %s on %s, also around New Year', async (days, booked) => {
    const { lines } = await readMt940(statement([`:61:${days}C120,50NTRFNONREF`]))
    expect(lines[0]?.day).toBe(booked)
  })

  it('takes what was reversed with the other sign', async () => {
    const { lines } = await readMt940(
      statement([':61:261104RC20,00NTRFNONREF', ':61:261104RD140,50NTRFNONREF']),
    )
    expect(lines.map(({ amountMinor }) => amountMinor)).toEqual([-2_000, 14_050])
  })

  it.each([
    ['lines that do not add up', statement(PLAIN)],
    ['a missing end', statement([...PLAIN, ...FEE]).replace(/:62F:.*/, '')],
    ['a line that is none', statement([':61:nonsense'])],
  ])('is refused with %s', async (_, text) => {
    await expect(readMt940(text)).rejects.toThrow('A statement in this file is not whole')
  })

  it('is refused where it holds no statement', async () => {
    await expect(readMt940('{1:F01NILESSJJAXXX}')).rejects.toThrow('not a bank statement')
  })

  it('shows the lines of a currency that we keep no account in', async () => {
    const { problems, lines } = await readMt940(statement([...PLAIN, ...FEE]).replaceAll('USD', 'KES'))
    expect(lines).toEqual([])
    expect(problems[0]?.message).toBe('“KES” is not a currency of our accounts')
  })

  it('of 20,000 lines in statements of 100 holds the event loop for at most 50 ms', async () => {
    const day = statement(
      Array.from(
        { length: 100 },
        (_, index) => `:61:261104C0,01NTRFNONREF//B${index}\n:86:?20Dues ${index}?32DENG`,
      ),
      { closing: '501,00' },
    )
    const text = Array.from({ length: 200 }, () => day).join('\n')
    const { result, heldMs } = await longestHold(() => readMt940(text))
    expect(result.lines).toHaveLength(20_000)
    expect(heldMs).toBeLessThan(50)
  })

  it('of one statement with more than 300 lines is refused with a way out', async () => {
    const lines = Array.from({ length: 301 }, () => ':61:261104C0,01NTRFNONREF')
    await expect(readMt940(statement(lines))).rejects.toThrow('Please ask the bank for CAMT.053')
  })
})

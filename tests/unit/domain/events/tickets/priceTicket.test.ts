import { describe, expect, it } from 'vitest'
import { priceTicket } from '../../../../../domain/events/tickets/priceTicket'
import { ticketTypeFormSchema } from '../../../../../domain/events/tickets/tickets.schema'
import { price } from '../../../../helpers/tickets'

const DAY = '2026-12-01'

describe('the price of a ticket', () => {
  it('is the lowest that holds on the day, its first and last day included', () => {
    const prices = [
      price({ amountMinor: 5000 }),
      price({ amountMinor: 4000, until: DAY }),
      price({ amountMinor: 3000, until: '2026-11-30' }),
      price({ amountMinor: 2000, from: '2026-12-02' }),
    ]
    expect(priceTicket(prices, 'USD', DAY, null)).toBe(4000)
    expect(priceTicket(prices, 'USD', '2026-12-02', null)).toBe(2000)
  })

  it('is that of members or of the grade for the own ticket of a member alone', () => {
    const prices = [
      price(),
      price({ audience: 'members', amountMinor: 3000 }),
      price({ audience: 'student', amountMinor: 500 }),
    ]
    expect(priceTicket(prices, 'USD', DAY, { grade: 'student' })).toBe(500)
    expect(priceTicket(prices, 'USD', DAY, { grade: 'fellow' })).toBe(3000)
    expect(priceTicket(prices, 'USD', DAY, { grade: null })).toBe(5000)
    expect(priceTicket(prices, 'USD', DAY, null)).toBe(5000)
  })

  it('is none in a currency without a price, and for others where only members can buy', () => {
    const prices = [price({ audience: 'members' })]
    expect(priceTicket(prices, 'SSP', DAY, { grade: 'fellow' })).toBeNull()
    expect(priceTicket(prices, 'USD', DAY, null)).toBeNull()
  })
})

describe('the form of a type of ticket', () => {
  const parse = (fields: Record<string, string>) =>
    ticketTypeFormSchema.safeParse({
      name: 'Dinner',
      perPerson: '2',
      'prices.0.currency': 'USD',
      'prices.0.amount': '25',
      ...fields,
    })
  const problemsOf = (fields: Record<string, string>): string[] =>
    parse(fields).error?.issues.map(({ path }) => path.join('.')) ?? []

  it('reads prices as people write them, and empty fields as none', () => {
    const read = parse({
      capacity: '',
      'prices.1.currency': 'SSP',
      'prices.1.amount': '0',
      'prices.1.until': '',
    })
    expect(read.data).toMatchObject({
      capacity: null,
      perPerson: 2,
      isOnSale: false,
      prices: [
        { audience: 'everybody', currency: 'USD', amountMinor: 2500 },
        { currency: 'SSP', amountMinor: 0, until: null },
      ],
    })
  })

  it('names the field that is wrong', () => {
    expect(problemsOf({ 'prices.0.amount': '-1' })).toEqual(['prices.0.amount'])
    expect(problemsOf({ 'prices.0.from': '2026-12-02', 'prices.0.until': DAY })).toEqual(['prices.0.until'])
    expect(problemsOf({ capacity: '0', perPerson: '101' })).toEqual(['capacity', 'perPerson'])
  })

  it('says what a code can be', () => {
    expect(parse({ code: '' }).data?.code).toBeNull()
    expect(parse({ code: 'early 26' }).data?.code).toBe('EARLY26')
    const { issues } = parse({ code: 'a!' }).error ?? {}
    expect(issues?.map(({ message }) => message)).toEqual(['A code has 4 to 20 letters (A to Z) and digits'])
  })
})

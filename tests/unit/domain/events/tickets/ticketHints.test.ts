import { describe, expect, it } from 'vitest'
import { findTicketHints } from '../../../../../domain/events/tickets/ticketHints.constants'
import { price } from '../../../../helpers/tickets'

const type = (name: string, capacity: number | null, more: object = {}) => ({
  name,
  capacity,
  isExtra: false,
  prices: [price()],
  ...more,
})

describe('hints on the tickets of an event', () => {
  it('tell of types that together have more tickets than the event has seats', () => {
    const types = [type('Standard', 80), type('Students', 40), type('Dinner', 500, { isExtra: true })]
    expect(findTicketHints({ types, seats: 100 })).toEqual([
      'Together, the types that take a seat have more tickets (120) than the event has seats (100). ' +
        'When all seats are taken, no more are sold.',
    ])
    for (const seats of [120, null]) expect(findTicketHints({ types, seats })).toEqual([])
    expect(findTicketHints({ types: [...types, type('Press', null)], seats: 100 })).toEqual([])
  })

  it('name a type that has more tickets by itself', () => {
    const hints = findTicketHints({ types: [type('Standard', 1200), type('Press', null)], seats: 100 })
    expect(hints).toEqual([expect.stringMatching(/^Standard has more tickets \(1,200\) .* seats \(100\)\./)])
  })

  it('tell of a price that is never charged', () => {
    const early = price({ amountMinor: 4000, until: '2026-12-01' })
    const hintsOn = (...prices: object[]) => findTicketHints({ types: [type('Standard', null, { prices })] })
    const hint =
      'Standard: the price of USD 50.00 is never charged, as the lower one of USD 40.00 is for the same people on the ' +
      'same days.'
    expect(hintsOn(price(), price({ amountMinor: 4000 }))).toEqual([hint])
    expect(hintsOn(early, price({ from: '2026-11-01', until: '2026-12-01' }))).toEqual([hint])
    const members = [price({ audience: 'members' }), price({ audience: 'members', amountMinor: 4000 })]
    expect(hintsOn(...members)).toEqual([hint])
  })

  it('do not tell of an early price, of another currency, or of one for other people', () => {
    const early = price({ amountMinor: 4000, until: '2026-12-01' })
    const hintsOn = (...prices: object[]) => findTicketHints({ types: [type('Standard', null, { prices })] })
    expect(hintsOn(early, price())).toEqual([])
    expect(hintsOn(early, price({ currency: 'SSP' }))).toEqual([])
    expect(hintsOn(price(), price({ audience: 'members', amountMinor: 4000 }))).toEqual([])
    expect(hintsOn(price(), price())).toEqual([])
  })

  it('tell of a term nearer to the event that costs less to cancel in', () => {
    const term = (daysBefore: number, feePercent: number) => ({ daysBefore, feePercent })
    expect(findTicketHints({ cancelTerms: [term(0, 10), term(30, 0), term(7, 50)] })).toEqual([
      'Cancelling until the event begins (10 %) costs less than until 7 days before the event (50 %). ' +
        'Who cancels later pays less.',
    ])
    expect(findTicketHints({ cancelTerms: [term(0, 50), term(1, 50), term(30, 0)] })).toEqual([])
  })
})

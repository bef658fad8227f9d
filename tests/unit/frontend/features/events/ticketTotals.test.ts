import { expect, it } from 'vitest'
import type { OfferedType } from '../../../../../domain/events/tickets/tickets.schema'
import {
  chosenTickets,
  currenciesOf,
  totalOf,
} from '../../../../../frontend/features/events/tickets/ticketTotals'

const STANDARD: OfferedType = {
  id: 'standard',
  name: 'Standard',
  description: null,
  needsCode: false,
  needsApproval: false,
  isExtra: false,
  left: null,
  most: 5,
  waitingCount: 0,
  waiting: null,
  offer: null,
  canWait: false,
  offers: [
    { currency: 'USD', amountMinor: 5000, ownMinor: 3000 },
    { currency: 'SSP', amountMinor: 9_000_000, ownMinor: null },
  ],
}
const MEMBERS: OfferedType = {
  ...STANDARD,
  id: 'members',
  offers: [{ currency: 'USD', amountMinor: null, ownMinor: 0 }],
}

it('charges the own price for the first ticket alone', () => {
  const tickets = chosenTickets([STANDARD], { standard: 3 }, true)
  expect(tickets.map(({ isOwn }) => isOwn)).toEqual([true, false, false])
  expect(totalOf(tickets, 'USD')).toBe(13_000)
  expect(totalOf(tickets, 'SSP')).toBe(27_000_000)
  expect(totalOf(chosenTickets([STANDARD], { standard: 3 }, false), 'USD')).toBe(15_000)
})

it('takes as the own ticket the first that has a seat', () => {
  const types = [{ ...STANDARD, id: 'dinner', isExtra: true }, STANDARD]
  const tickets = chosenTickets(types, { dinner: 1, standard: 2 }, true)
  expect(tickets.map(({ type, isOwn }) => [type.id, isOwn])).toEqual([
    ['standard', true],
    ['standard', false],
    ['dinner', false],
  ])
  expect(chosenTickets(types, { dinner: 1 }, true).map(({ isOwn }) => isOwn)).toEqual([false])
})

it('has no total where one of the tickets cannot be bought', () => {
  const types = [MEMBERS, STANDARD]
  expect(totalOf(chosenTickets(types, { members: 1, standard: 1 }, true), 'USD')).toBe(5000)
  expect(totalOf(chosenTickets(types, { members: 2 }, true), 'USD')).toBeNull()
  expect(totalOf(chosenTickets(types, { members: 1 }, true), 'SSP')).toBeNull()
})

it('offers the currencies that there are', () => {
  expect(currenciesOf([MEMBERS, STANDARD])).toEqual(['USD', 'SSP'])
})

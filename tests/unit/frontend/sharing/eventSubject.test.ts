import { describe, expect, it } from 'vitest'
import { eventSubject } from '../../../../frontend/sharing/eventSubject'
import type { Event } from '../../../../payload-types'

const event = { title: 'Congress', location: 'Juba', eventDate: '2027-03-01T07:00:00.000Z' } as Event
const context = {
  siteUrl: 'https://ace.example',
  url: 'https://ace.example/events/congress',
  picture: 'https://ace.example/picture.png',
  organization: { '@id': 'https://ace.example/#association' },
}
const offers = (seats?: Parameters<typeof eventSubject>[2]) =>
  eventSubject(event, context, seats).things?.[0]?.offers

describe('what search engines are told of an event', () => {
  it('has what tickets cost, and where they are sold', () => {
    expect(
      offers({ taken: 3, capacity: 10, hasTickets: true, from: [{ amountMinor: 5050, currency: 'USD' }] }),
    ).toStrictEqual([
      {
        '@type': 'AggregateOffer',
        lowPrice: 50.5,
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        url: 'https://ace.example/events/congress/tickets',
      },
    ])
  })

  it('tells that tickets are sold out', () => {
    expect(
      offers({ taken: 10, capacity: 10, hasTickets: true, from: [{ amountMinor: 0, currency: 'SSP' }] }),
    ).toMatchObject([{ availability: 'https://schema.org/SoldOut' }])
  })

  it('has no offers without tickets, and where registration is closed', () => {
    expect(offers({ taken: 0, capacity: 10 })).toBeUndefined()
    expect(offers()).toBeUndefined()
  })
})

import { describe, expect, it } from 'vitest'
import { placesOf } from '../../../../../frontend/features/events/eventPlaces'
import type { Event } from '../../../../../payload-types'

const eventIn = (location: string, isVirtual = false): Event =>
  ({ id: location, location, isVirtual }) as Event

describe('the places of events', () => {
  it('are towns by their name, then other places and virtual events', () => {
    const places = placesOf([
      eventIn('Online, from Juba', true),
      eventIn('Wau'),
      eventIn('Nairobi'),
      eventIn('Juba'),
      eventIn('Freedom Hall, Juba'),
    ])
    expect(places.map(({ name, events }) => [name, events.length])).toStrictEqual([
      ['Juba', 2],
      ['Wau', 1],
      ['Other places', 1],
      ['Virtual events', 1],
    ])
  })

  it('have ids that an address can carry', () => {
    expect(placesOf([eventIn('Nairobi')])[0]?.id).toBe('in-Other-places')
  })
})

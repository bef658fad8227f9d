import { describe, expect, it } from 'vitest'
import { filterEvents, isFiltered, readEventFilter } from '../../../../domain/events/eventFilter.schema'
import { paths } from '../../../../frontend/paths'

const read = (query: string) => readEventFilter(new URLSearchParams(query))

describe('the filter of events', () => {
  it('is what the address says, and leaves out what it does not know', () => {
    expect(
      read('region=greater_equatoria&division=5f9d88b9c4a3b1f2e0d1c2b3&kind=virtual&cost=free&seats=left'),
    ).toEqual({
      region: 'greater_equatoria',
      division: '5f9d88b9c4a3b1f2e0d1c2b3',
      kind: 'virtual',
      cost: 'free',
      seats: 'left',
    })
    expect(isFiltered(read('region=mars&kind=__proto__&division=water&cost=0&seats=all'))).toBe(false)
    expect(paths.events.build(read('kind=in_person'))).toBe('/events?kind=in_person')
    expect(paths.events.build(read(''))).toBe('/events')
  })

  it('is that of the calendar too, but for cost and free seats', () => {
    expect(paths.events.calendar(read('region=greater_equatoria&kind=virtual&seats=left'))).toBe(
      '/events/calendar.ics?region=greater_equatoria&kind=virtual',
    )
    expect(paths.events.calendar(read('cost=free&seats=left'))).toBe('/events/calendar.ics')
    expect(paths.events.calendar()).toBe('/events/calendar.ics')
  })

  const events = [
    { id: 'juba', region: 'greater_equatoria', isVirtual: false },
    { id: 'wau', region: 'greater_bahr_el_ghazal', isVirtual: true },
    { id: 'all', region: null, isVirtual: false },
    { id: 'off', region: null, isVirtual: false, isCancelled: true },
  ] as const
  const idsOf = (query: string, seats = {}) => filterEvents(events, read(query), seats).map(({ id }) => id)

  it('keeps events of the whole association in each region', () => {
    expect(idsOf('region=greater_equatoria')).toEqual(['juba', 'all', 'off'])
    expect(idsOf('')).toHaveLength(4)
  })

  it('tells virtual events from those in person', () => {
    expect(idsOf('kind=virtual')).toEqual(['wau'])
    expect(idsOf('kind=in_person')).toEqual(['juba', 'all', 'off'])
  })

  it('keeps the events of one division', () => {
    const ofWater = { id: 'water', division: '5f9d88b9c4a3b1f2e0d1c2b3' }
    const filter = read(`division=${ofWater.division}`)
    expect(filterEvents([...events, ofWater], filter).map(({ id }) => id)).toEqual(['water'])
  })

  it('leaves out what costs something where free events are asked for, once that is known', () => {
    const sold = { taken: 0, capacity: 20, hasTickets: true }
    const seats = {
      juba: { ...sold, from: [{ amountMinor: 5000, currency: 'USD' }] },
      wau: { ...sold, from: [{ amountMinor: 0, currency: 'USD' }] },
    }
    expect(idsOf('cost=free', seats)).toEqual(['wau', 'all', 'off'])
    expect(filterEvents(events, read('cost=free'))).toHaveLength(4)
  })

  it('leaves out what is full or cancelled where seats are asked for', () => {
    const seats = {
      juba: { taken: 20, capacity: 20 },
      wau: { taken: 19, capacity: 20 },
      all: { taken: 500, capacity: null },
    }
    expect(idsOf('seats=left', seats)).toEqual(['wau', 'all'])
    expect(filterEvents(events, read('seats=left')).map(({ id }) => id)).toEqual(['juba', 'wau', 'all'])
  })
})

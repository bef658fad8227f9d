import { describe, expect, it } from 'vitest'
import { townOf } from '../../../../domain/events/places.schema'

describe('the town of a place', () => {
  it.each([
    ['Nyakuron Cultural Centre, Juba', 'Juba'],
    ['JUBA', 'Juba'],
    ['Hall of the University of Juba, Wau', 'Wau'],
    ['Rumbek (Freedom Square)', 'Rumbek'],
  ])('%s: %s', (location, name) => {
    expect(townOf(location)?.name).toBe(name)
  })

  it.each(['Online', 'Nairobi, Kenya', 'Borehole 4', '', 'جوبا'])('is none for “%s”', (location) => {
    expect(townOf(location)).toBeUndefined()
  })

  it('is placed on the map', () => {
    const { left = 0, top = 0 } = townOf('Malakal') ?? {}
    expect(left).toBeGreaterThan(townOf('Wau')?.left ?? 100)
    expect(top).toBeLessThan(townOf('Juba')?.top ?? 0)
  })
})

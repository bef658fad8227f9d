import { describe, expect, it } from 'vitest'
import { linesOf, programmeOf, speakersOf } from '../../../domain/events/details.schema'

describe('the details of an event', () => {
  it('have a programme of items with their times', () => {
    expect(
      programmeOf('09:00 Registration\n\n 9.30 - 10.15: Soils, in the hand \nDay 2: site visit'),
    ).toEqual([
      { time: '09:00', text: 'Registration' },
      { time: '9:30–10:15', text: 'Soils, in the hand' },
      { text: 'Day 2: site visit' },
    ])
  })

  it('have speakers, each with a position', () => {
    expect(speakersOf('Nyandeng Deng, Chief Engineer, Nile Works\nAyen Ajak')).toEqual([
      { name: 'Nyandeng Deng', role: 'Chief Engineer, Nile Works' },
      { name: 'Ayen Ajak', role: undefined },
    ])
  })

  it('may be missing', () => {
    expect([linesOf(null), programmeOf(undefined), speakersOf('')]).toEqual([[], [], []])
  })
})

import { jubaDay } from '../../../../../platform/jubaDay.schema'
import { describe, expect, it } from 'vitest'
import { latestLastDay } from '../../../../../domain/content/jobOpenings/lastDay.schema'
import { plainParts } from '../../../../../domain/content/jobOpenings/plainParts.schema'

describe('plainParts', () => {
  it('reads paragraphs with their line breaks, and lists', () => {
    expect(plainParts('One\r\ntwo\n\n\nThree\n- a\n* b\n• c\nFour')).toEqual([
      { kind: 'paragraph', text: 'One\ntwo' },
      { kind: 'paragraph', text: 'Three' },
      { kind: 'list', items: ['a', 'b', 'c'] },
      { kind: 'paragraph', text: 'Four' },
    ])
  })

  it('takes HTML, numbers below zero and empty lines for what they are', () => {
    expect(plainParts('<b>bold</b>\n\n-5 degrees\n\n \n')).toEqual([
      { kind: 'paragraph', text: '<b>bold</b>' },
      { kind: 'paragraph', text: '-5 degrees' },
    ])
    expect(plainParts(' \n')).toEqual([])
  })
})

describe('the last day', () => {
  it('is a day in Juba, two hours ahead of UTC, and at most 90 days ahead', () => {
    expect(jubaDay(new Date('2026-11-23T21:59:59Z'))).toBe('2026-11-23')
    expect(jubaDay(new Date('2026-11-23T22:00:00Z'))).toBe('2026-11-24')
    expect(latestLastDay(new Date('2026-11-23T22:00:00Z'))).toBe('2027-02-22')
  })
})

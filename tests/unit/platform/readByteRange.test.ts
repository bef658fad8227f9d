import { describe, expect, it } from 'vitest'
import { readByteRange } from '../../../platform/readByteRange'

describe('readByteRange', () => {
  it.each([
    [null, undefined],
    ['', undefined],
    ['items=0-1', undefined],
    ['bytes=-', undefined],
    ['bytes=0-1,3-4', undefined],
    ['bytes=5-2', undefined],
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=10-', { start: 10, end: 99 }],
    ['bytes=10-1000', { start: 10, end: 99 }],
    ['bytes=-5', { start: 95, end: 99 }],
    ['bytes=-1000', { start: 0, end: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
  ])('reads %j of 100 bytes', (header, expected) => {
    expect(readByteRange(header, 100)).toEqual(expected)
  })

  it('finds no range in an empty file', () => {
    expect(readByteRange('bytes=0-', 0)).toBe('unsatisfiable')
  })
})

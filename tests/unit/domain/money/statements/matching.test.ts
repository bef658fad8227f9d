import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createReference, formatReference } from '../../../../../domain/money/invoices/reference.schema'
import {
  ReferenceIndex,
  type Referenced,
  isOneTypo,
} from '../../../../../domain/money/statements/matching/ReferenceIndex'

const referenceOf = (number: number): string => createReference(`ACE2026${String(number).padStart(4, '0')}`)

const indexOf = (numbers: Iterable<number>): ReferenceIndex<Referenced> => {
  const index = new ReferenceIndex<Referenced>()
  for (const number of numbers) index.add({ id: String(number), reference: referenceOf(number) })
  return index
}

const THREE_HUNDRED = Array.from({ length: 300 }, (_, index) => index + 1)
const index = indexOf(THREE_HUNDRED)
const anyNumber = fc.integer({ min: 1, max: 300 })

describe('the match of a text with the references of open invoices', () => {
  it('finds a reference in any text, however it is spaced', () => {
    fc.assert(
      fc.property(
        anyNumber,
        fc.constantFrom('Dues ', 'dues: ', 'ref/', ''),
        fc.constantFrom('', ' Deng', ' - 2026'),
        fc.boolean(),
        (number, before, after, isGrouped) => {
          const reference = referenceOf(number)
          const text = `${before}${isGrouped ? formatReference(reference) : reference.toLowerCase()}${after}`
          expect(index.match(text)).toMatchObject({
            kind: 'one',
            item: { id: String(number) },
            isTypo: false,
          })
        },
      ),
    )
  })

  it.each(['INV-2026-0007', 'dues inv 2026 0007, Deng', 'INV20260007.', 'Invoice INV-2026-0007 RF'])(
    'finds the number of an invoice in “%s”',
    (text) => {
      const numbered = new ReferenceIndex<Referenced>()
      for (const place of [7, 70])
        numbered.add({
          id: String(place),
          reference: referenceOf(place),
          number: `INV-2026-${String(place).padStart(4, '0')}`,
        })
      expect(numbered.match(text)).toMatchObject({ kind: 'one', item: { id: '7' }, isTypo: false })
      expect(numbered.match('INV-2026-00071')).toEqual({ kind: 'none' })
      expect(numbered.match(`INV-2026-0007 ${referenceOf(70)}`)).toMatchObject({ kind: 'several' })
    },
  )

  it('finds a reference that lost its zeros, or asks, and never takes another one', () => {
    fc.assert(
      fc.property(anyNumber, (number) => {
        const match = index.match(referenceOf(number).replaceAll('0', ''))
        if (match.kind === 'one') expect(match.item.id).toBe(String(number))
        else expect(match.kind).not.toBe('none')
      }),
    )
  })

  it('finds a reference with one typo, or asks, and never takes another', () => {
    const character = fc.constantFrom(...'0123456789ACEFR'.split(/(?:)/))
    fc.assert(
      fc.property(
        anyNumber,
        fc.nat(14),
        character,
        fc.constantFrom('wrong', 'missing', 'added', 'swapped'),
        (number, place, other, kind) => {
          const reference = referenceOf(number)
          const [head, tail] = [reference.slice(0, place), reference.slice(place + 1)]
          const text = {
            wrong: head + other + tail,
            missing: head + tail,
            added: head + other + reference.slice(place),
            swapped: head + tail.slice(0, 1) + reference.charAt(place) + tail.slice(1),
          }[kind]
          const match = index.match(text)
          if (match.kind === 'one') expect(match.item.id).toBe(String(number))
          else expect(match.kind).not.toBe('none')
        },
      ),
      { numRuns: 1000 },
    )
  })

  it('finds most references with a wrong digit without asking', () => {
    const found = THREE_HUNDRED.filter((number) => {
      const reference = referenceOf(number)
      const last = reference.slice(-1)
      const match = index.match(reference.slice(0, -1) + String((Number(last) + 5) % 10))
      return match.kind === 'one' && match.item.id === String(number) && match.isTypo
    })
    expect(found.length).toBeGreaterThan(240)
  })

  it('takes a right reference of no open invoice for what it is', () => {
    const reference = referenceOf(4000)
    expect(index.match(`Dues ${formatReference(reference)}`)).toEqual({ kind: 'other', reference })
  })

  it('asks when a text names two invoices', () => {
    expect(index.match(`${referenceOf(3)} and ${referenceOf(4)}`)).toMatchObject({ kind: 'several' })
  })

  it('finds nothing in a text without a reference', () => {
    expect(index.match('Membership dues of Nyandeng Deng for the year 2026, thank you')).toEqual({
      kind: 'none',
    })
    expect(index.match('')).toEqual({ kind: 'none' })
  })
})

describe('one typo', () => {
  it('is a character wrong, missing or too many, or two that changed places', () => {
    expect(isOneTypo('ABCD', 'ABXD')).toBe(true)
    expect(isOneTypo('ABCD', 'ABD')).toBe(true)
    expect(isOneTypo('ABCD', 'ABCXD')).toBe(true)
    expect(isOneTypo('ABCD', 'ACBD')).toBe(true)
    expect(isOneTypo('ABCD', 'ABCD')).toBe(false)
    expect(isOneTypo('ABCD', 'AXYD')).toBe(false)
    expect(isOneTypo('ABCD', 'DBCA')).toBe(false)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TextColumn } from '../../../../../domain/people/directory/TextColumn'

/** Few letters, so that texts contain each other, and matches lie across two of them. */
const text = fc.string({ unit: fc.constantFrom('a', 'b', 'ش', '\0'), maxLength: 6 })
const placesOf = (column: TextColumn, searches: string[], places: number): number[] => {
  const marks = column.placesWith(searches)
  return Array.from({ length: places }, (_, place) => place).filter((place) => marks[place] === 1)
}

describe('texts side by side', () => {
  it('are found as each by itself, after any changes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(text, { maxLength: 600 }),
        fc.array(fc.tuple(fc.nat(700), text), { maxLength: 5 }),
        fc.array(text, { minLength: 1, maxLength: 2 }),
        async (first, changes, searches) => {
          const column = await TextColumn.of(first)
          const texts = [...first]
          for (const [place, changed] of changes) {
            column.put(place, changed)
            while (texts.length <= place) texts.push('')
            texts[place] = changed
          }
          const wanted = texts.flatMap((one, place) =>
            searches.some((search) => one.includes(search)) ? [place] : [],
          )
          expect(placesOf(column, searches, texts.length)).toEqual(wanted)
          expect(texts.map((_, place) => column.at(place))).toEqual(texts)
        },
      ),
    )
  })

  it('do not match across two of them', async () => {
    const column = await TextColumn.of(['Deng', 'Ajak', '', 'gA', 'ngAj'])
    expect(placesOf(column, ['gA'], 5)).toEqual([3, 4])
    expect(placesOf(column, [''], 5)).toEqual([0, 1, 2, 3, 4])
    expect(column.at(9)).toBe('')
  })
})

import { expect, it } from 'vitest'
import { guessDayFormat, guessHeaderRow } from '../../../../../frontend/features/money/statements/guessTable'

const HEADER = ['Value date', 'Narrative', 'Paid in', 'Paid out']

it('finds the row of headings after what a bank puts before it', () => {
  expect(guessHeaderRow([['Nile Bank'], ['Date of printing', '05/11/2026'], HEADER, ['05/11/2026']])).toBe(3)
  expect(guessHeaderRow([HEADER])).toBe(1)
  expect(guessHeaderRow([['05/11/2026', 'Dues', '5.00']])).toBe(1)
})

it.each([
  [['05/11/2026', '25/11/2026'], 'DD/MM/YYYY'],
  [['11/05/2026', '11/25/2026'], 'MM/DD/YYYY'],
  [['2026-11-05'], 'YYYY-MM-DD'],
  [['5 Nov 2026'], 'DD MMM YYYY'],
  [['Dues'], undefined],
])('reads days like %s as %s', (cells, format) => {
  expect(guessDayFormat(cells.map((cell) => [cell, 'Dues', '5.00']))).toBe(format)
})

it('takes the day before the month where nothing tells', () => {
  expect(guessDayFormat([['05/11/2026']])).toBe('DD/MM/YYYY')
})

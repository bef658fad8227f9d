import { expect, it } from 'vitest'
import { csvCell } from '../../../endpoints/csvAnswer'

it.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(1)',
  '\t=1',
  '\r=1',
  '\n=1',
  ' =1',
  '＝1',
  '＋1',
  '－1',
  '＠SUM',
  '\u200b=1',
  '\ufeff=1',
  '\u202e=1',
  '\u00ad+1',
  ' \u2060 ＝1',
  '\u0000=1',
  '﹢1',
  '﹣1',
])('a formula is written as text: %j', (value) => {
  expect(csvCell(value)).toBe(`"'${value}"`)
})

it.each(['Nyandeng Deng', 'أخول', '1+1', 'a=b', ''])(
  'a text that is not a formula is unchanged: %j',
  (value) => {
    expect(csvCell(value)).toBe(value)
  },
)

it('a number is unchanged', () => expect(csvCell(-5)).toBe('-5'))

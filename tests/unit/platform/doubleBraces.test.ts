import { expect, it } from 'vitest'
import { fillBraces, namesInBraces } from '../../../platform/doubleBraces.schema'

it('names in double braces are found without the spaces around them', () => {
  expect(namesInBraces('Dear {{ firstName }}, {{number}}{{}} {x} {{a{b}}')).toEqual([
    'firstName',
    'number',
    '',
  ])
})

it('something stands in place of each name, and all else stays', () => {
  expect(fillBraces('{{ a }} {{b}} {c}', (name, whole) => (name === 'a' ? 'One' : whole))).toBe(
    'One {{b}} {c}',
  )
})

// a pattern that tries where the spaces end takes minutes
it.each([`{{${' '.repeat(100_000)}`, '{{ '.repeat(50_000), `{{${'a '.repeat(50_000)}`])(
  'a text of braces that never end is read at once',
  (text) => {
    expect(namesInBraces(text)).toEqual([])
    expect(fillBraces(text, () => 'x')).toBe(text)
  },
)

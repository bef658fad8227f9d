import { describe, expect, it } from 'vitest'
import { formQuery } from '../../../../frontend/lib/formQuery'

const queryOf = (...fields: readonly (readonly [string, string | Blob])[]): string => {
  const form = new FormData()
  for (const [name, value] of fields)
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, value, 'deed.pdf')
  return formQuery(form).toString()
}

describe('the query of a form', () => {
  it('has the fields in the order of the form, encoded for an address', () => {
    expect(queryOf(['q', 'Roads & Bridges'], ['region', 'greater_equatoria'], ['name', 'ملاكال'])).toBe(
      `q=Roads+%26+Bridges&region=greater_equatoria&name=${encodeURIComponent('ملاكال')}`,
    )
  })

  it('leaves out what is empty, and files', () => {
    expect(queryOf(['q', ''], ['year', '2026'], ['sort', ''], ['file', new Blob(['x'])])).toBe('year=2026')
    expect(queryOf()).toBe('')
  })

  it('keeps each value of a name, as it was typed', () => {
    expect(queryOf(['grade', 'fellow'], ['grade', ''], ['grade', 'student'], ['q', ' '])).toBe(
      'grade=fellow&grade=student&q=+',
    )
  })
})

import { describe, expect, it } from 'vitest'
import type { ListDefinition } from '../../../../domain/office/savedLists/listFields.schema'
import {
  isSameList,
  openListAddress,
  readListAddress,
  savedListAddress,
} from '../../../../frontend/lib/savedListAddress'

const definition: ListDefinition = {
  subject: 'people',
  conditions: [
    { field: 'grade', op: 'is', values: ['professional', 'fellow'] },
    { field: 'employer', op: 'has', values: ['Roads, Bridges & Co. = ملاكال'] },
  ],
}
const searchOf = (address: string): URLSearchParams => new URL(address, 'http://example.org').searchParams

describe('the address of a list', () => {
  it('says a definition so that it is read again as it was', () => {
    expect(readListAddress(searchOf(openListAddress(definition)))).toEqual({
      definition,
      unread: 0,
      sort: undefined,
      page: 1,
    })
  })

  it('says order and page, and leaves out what is usual', () => {
    const address = savedListAddress('abc', undefined, { sort: '-region', page: 3 })
    expect(address).toBe('/admin/lists/abc?sort=-region&page=3')
    expect(readListAddress(searchOf(address))).toMatchObject({
      definition: undefined,
      sort: '-region',
      page: 3,
    })
    expect(savedListAddress('abc', undefined, { page: 1 })).toBe('/admin/lists/abc')
  })

  it('counts the conditions that it cannot read', () => {
    const search = searchOf(`${openListAddress(definition)}&c=wage.min.5`)
    search.append('c', 'grade.is.emperor')
    expect(readListAddress(search)).toMatchObject({ definition, unread: 2 })
  })

  it('holds no definition for what cannot be listed', () => {
    expect(readListAddress(new URLSearchParams('subject=passwords')).definition).toBeUndefined()
  })

  it('is compared by what it finds', () => {
    expect(isSameList(definition, structuredClone(definition))).toBe(true)
    expect(isSameList(definition, { ...definition, conditions: [] })).toBe(false)
  })
})

import * as qs from 'qs-esm'
import { describe, expect, it } from 'vitest'
import { boundQuery } from '../../../../server/api/boundedQuery'
import type { FieldTypes } from '../../../../server/api/fieldTypes'

const fields: FieldTypes = new Map([
  ['id', 'id'],
  ['title', 'text'],
  ['eventDate', 'date'],
  ['maxAttendees', 'number'],
  ['isVirtual', 'checkbox'],
  ['createdBy', 'relationship'],
])

const bounded = (search: string): Record<string, unknown> => {
  const result = boundQuery(search, fields)
  if ('problem' in result) throw new Error(result.problem)
  return qs.parse(result.search, { ignoreQueryPrefix: true })
}

const problemOf = (search: string): string | undefined => {
  const result = boundQuery(search, fields)
  return 'problem' in result ? result.problem : undefined
}

describe('boundQuery', () => {
  it.each([
    ['limit=0', '100'],
    ['limit=-1', '100'],
    ['limit=5000', '100'],
    ['limit=10', '10'],
    ['pagination=false', '100'],
    ['pagination=false&limit=20', '20'],
  ])('limits %s to %s documents', (search, limit) => {
    expect(bounded(search)).toMatchObject({ limit })
    expect(bounded(search)).not.toHaveProperty('pagination')
  })

  it.each(['sort=title', 'sort=-eventDate,title', 'sort[]=title&sort[]=-id', 'sort=user.email', 'where='])(
    'accepts %s',
    (search) => {
      expect(problemOf(search)).toBeUndefined()
    },
  )

  it('limits the depth', () => {
    expect(bounded('depth=50').depth).toBe('3')
    expect(bounded('depth=-4').depth).toBe('0')
  })

  it.each([
    'limit=ten',
    'limit[]=1',
    'depth=1e9',
    'page=NaN',
    `sort=${'a'.repeat(200)}`,
    'sort[$gt]=1',
    'sort=,',
    'sort=-',
    'sort=title,',
    'sort=,title',
    'sort=a,b,c,d,e,f',
    'sort=title..x',
    'sort[]=title&sort[]=,',
    '=1',
    '[]=1',
    '[x]=1',
    'sort=title&=',
    '%20=1',
    `x=${'y'.repeat(9000)}`,
  ])('refuses %s', (search) => {
    expect(problemOf(search)).toBeTypeOf('string')
  })

  it('does not change an ordinary filter', () => {
    expect(
      bounded('where[title][contains]=bridge&where[eventDate][greater_than]=2026-01-01&sort=-eventDate'),
    ).toEqual({
      where: { title: { contains: 'bridge' }, eventDate: { greater_than: '2026-01-01' } },
      sort: '-eventDate',
    })
  })

  it.each([
    ['an invalid date', 'where[eventDate][greater_than]=yesterday'],
    ['an invalid number', 'where[maxAttendees][equals]=many'],
    ['an invalid checkbox', 'where[isVirtual][equals]=perhaps'],
    ['an invalid id', 'where[id][equals]=1'],
    ['a text search in ids', 'where[id][like]=a'],
    ['an invalid relation', 'where[createdBy][in]=1,2'],
    ['an unknown operator', 'where[title][$regex]=.*'],
    ['no operator', 'where[title]=x'],
    ['an invalid JSON filter', 'where={"title"'],
    ['a JSON filter that is a list', 'where=[1]'],
    [
      '50 branches',
      Array.from({ length: 50 }, (_, index) => `where[or][${index}][title][equals]=x`).join('&'),
    ],
    ['a nested value', 'where[title][equals][$ne]=x'],
    ['a string in place of branches', 'where[or]=1'],
    ['a string in place of the filter', 'where[and]=title'],
    ['deep nesting', 'where[and][0][and][0][and][0][and][0][and][0][title][equals]=x'],
  ])('refuses a filter with %s', (_name, search) => {
    expect(problemOf(search)).toBeTypeOf('string')
  })
})

import { describe, expect, it } from 'vitest'
import {
  conditionProblem,
  conditionText,
  decodeCondition,
  encodeCondition,
  listText,
} from '../../../../../domain/office/savedLists/conditionTexts.schema'
import {
  type ListCondition,
  fieldsFor,
  subjectsFor,
} from '../../../../../domain/office/savedLists/listFields.schema'

const CONDITIONS: ListCondition[] = [
  { field: 'grade', op: 'is', values: ['professional', 'fellow'] },
  { field: 'expires', op: 'in', values: ['next:2:months'] },
  { field: 'expires', op: 'empty', values: [] },
  { field: 'employer', op: 'has', values: ['Roads, Bridges. & Co = 100 %'] },
  { field: 'eventOn', op: 'notIn', values: ['thisYear'] },
  { field: 'amount', op: 'min', values: ['12.50'] },
]

describe('a condition', () => {
  it('comes back from an address as it was', () => {
    for (const condition of CONDITIONS) expect(decodeCondition(encodeCondition(condition))).toEqual(condition)
  })

  it('is nothing where it cannot be read', () => {
    for (const text of [
      '',
      'grade',
      'grade.is.',
      'grade.is.king',
      'employer.has.%E0%A4%A',
      '__proto__.is.x',
      'amount.min.1e3',
    ])
      expect(decodeCondition(text), text).toBeUndefined()
  })

  it('is told from words', () => {
    expect(listText({ subject: 'people', conditions: CONDITIONS })).toBe(
      'People: Grade is Professional or Fellow; Membership ends in the next 2 months; Membership ends never; ' +
        'Employer contains “Roads, Bridges. & Co = 100 %”; Not: Registered for an event held this year; Amount at least 12.50',
    )
    expect(listText({ subject: 'payments', conditions: [] })).toBe('All payments')
    expect(conditionText({ field: 'event', op: 'is', values: ['a'] }, { a: null })).toContain('was deleted')
  })

  it('says what is wrong with it', () => {
    expect(conditionProblem({ field: 'grade', op: 'is', values: [] })).toBe('Please choose something')
    expect(conditionProblem({ field: 'joined', op: 'empty', values: [] })).toBeDefined()
    expect(conditionProblem({ field: 'age', op: 'min', values: ['151'] })).toBe(
      'Please enter a number up to 150',
    )
    expect(conditionProblem({ field: 'name', op: 'has', values: [' '] })).toBeDefined()
  })
})

describe('who may list what', () => {
  it('follows the rights', () => {
    expect(subjectsFor({ roles: ['member'] })).toEqual([])
    expect(subjectsFor({ roles: ['chapter_lead'] })).toEqual([]) // who leads no region
    expect(subjectsFor({ roles: ['chapter_lead'], chapterRegion: 'other' })).toEqual(['people'])
    expect(subjectsFor({ roles: ['registrar'] })).toEqual(['people', 'memberships', 'registrations'])
    expect(fieldsFor({ roles: ['chapter_lead'], chapterRegion: 'other' })).not.toContain('arrears')
    expect(fieldsFor({ roles: ['treasurer'] })).toContain('arrears')
    expect(fieldsFor({ roles: ['treasurer'] })).not.toContain('gender')
  })
})

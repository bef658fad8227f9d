import { describe, expect, it } from 'vitest'
import { APPLICATION_LIMITS, type ApplicationInput, applicationSchema } from '../../../../collections/Applications/schema'

const complete: ApplicationInput = {
  fullName: 'Nyandeng Deng',
  dateOfBirth: '1990-01-31',
  nationality: 'South Sudanese',
  gender: 'female',
  idPassport: 'P-0001',
  street: 'Airport Road 1',
  city: 'Juba',
  state: 'Central Equatoria',
  country: 'South Sudan',
  phoneNumber: '+211 000 000',
  email: 'Nyandeng@Example.org',
  membershipType: 'graduate',
  institutionName: 'University of Juba',
  degree: 'BSc',
  fieldOfStudy: 'Civil engineering',
  yearOfCompletion: '2015',
  currentEmployer: '',
  position: '  ',
  sectors: ['structural', 'structural', 'geotechnical'],
  otherMemberships: 'no',
  signature: 'Nyandeng Deng',
  declarationDate: '2025-01-31',
}

const messagesFor = (changes: Record<string, unknown>): string[] => {
  const parsed = applicationSchema.safeParse({ ...complete, ...changes })
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

describe('the membership application', () => {
  it('takes a complete one; empty optional texts become null, sectors are named once', () => {
    expect(applicationSchema.parse(complete)).toMatchObject({
      email: 'nyandeng@example.org',
      currentEmployer: null,
      position: null,
      workAddress: null,
      sectors: ['structural', 'geotechnical'],
    })
  })

  it.each([
    ['fullName', 'Full name is required'],
    ['dateOfBirth', 'Date of birth is required'],
    ['nationality', 'Nationality is required'],
    ['idPassport', 'ID/Passport number is required'],
    ['street', 'Street address is required'],
    ['city', 'City is required'],
    ['state', 'State is required'],
    ['country', 'Country is required'],
    ['phoneNumber', 'Phone number is required'],
    ['email', 'Valid email is required'],
    ['institutionName', 'Institution name is required'],
    ['degree', 'Degree/Diploma is required'],
    ['fieldOfStudy', 'Field of study is required'],
    ['yearOfCompletion', 'Year is required'],
    ['signature', 'Signature is required'],
    ['declarationDate', 'Date is required'],
  ])('says of a missing, empty or blank %s: %s', (field, message) => {
    for (const value of [undefined, null, '', '   ']) expect(messagesFor({ [field]: value })).toContain(`${field}: ${message}`)
  })

  it('wants two characters of a name', () => {
    expect(messagesFor({ fullName: 'D' })).toEqual(['fullName: Full name is required'])
    expect(messagesFor({ fullName: 'De' })).toEqual([])
  })

  it.each(Object.entries(APPLICATION_LIMITS).filter(([field]) => !['email', 'yearOfCompletion'].includes(field)))(
    'takes %s up to %i characters',
    (field, limit) => {
      expect(messagesFor({ [field]: 'x'.repeat(limit) })).toEqual([])
      expect(messagesFor({ [field]: 'x'.repeat(limit + 1) })).toEqual([`${field}: At most ${limit} characters`])
    },
  )

  it('has the limits of the specification', () => {
    expect(APPLICATION_LIMITS).toEqual({
      fullName: 100, nationality: 100, idPassport: 50, street: 200, city: 100, state: 100, country: 100, phoneNumber: 20, email: 255, institutionName: 200, degree: 100,
      fieldOfStudy: 100, yearOfCompletion: 4, currentEmployer: 200, position: 100, workAddress: 300, yearsOfExperience: 3, otherMembershipsDetails: 500, signature: 100,
    })
    expect(messagesFor({ email: `${'x'.repeat(243)}@example.org` })).toEqual([])
    expect(messagesFor({ email: `${'x'.repeat(244)}@example.org` })).toEqual(['email: At most 255 characters'])
  })

  it.each(['201', '20155', '20I5', ' '])('refuses %o as a year', (yearOfCompletion) => {
    expect(messagesFor({ yearOfCompletion })).toEqual(['yearOfCompletion: Year is required'])
  })

  it('refuses days that do not exist or lie ahead, other choices, and what it does not know', () => {
    expect(messagesFor({ dateOfBirth: '1990-02-30' })).toEqual(['dateOfBirth: Date of birth is required'])
    expect(messagesFor({ dateOfBirth: '2990-02-03' })).toEqual(['dateOfBirth: Date of birth must be in the past'])
    for (const choice of [{ gender: 'x' }, { membershipType: 'honorary' }, { otherMemberships: true }, { sectors: ['x'] }, { email: 'a@b' }]) {
      expect(messagesFor(choice)).toHaveLength(1)
    }
    for (const field of ['status', 'reviewedBy', 'user', 'createdAt']) expect(messagesFor({ [field]: 'approved' })).toHaveLength(1)
  })
})

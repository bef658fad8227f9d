import { describe, expect, it } from 'vitest'
import {
  APPLICATION_LIMITS,
  type ApplicationInput,
  applicationSchemaWith,
} from '../../../../../domain/membership/applications/applicationForm.schema'
import { parsePhone } from '../../../../../domain/membership/applications/parsePhone'

const applicationSchema = applicationSchemaWith(parsePhone)

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
  phoneNumber: '0912 345 678',
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
}

const messagesFor = (changes: Record<string, unknown>): string[] => {
  const parsed = applicationSchema.safeParse({ ...complete, ...changes })
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

describe('the membership application', () => {
  // proves: C123
  it('accepts a complete one, turns empty optional texts into null, and removes repeated sectors', () => {
    expect(applicationSchema.parse(complete)).toMatchObject({
      email: 'nyandeng@example.org',
      currentEmployer: null,
      position: null,
      workAddress: null,
      phoneNumber: '+211 912 345 678',
      sectors: ['structural', 'geotechnical'],
    })
  })

  // proves: C152
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
  ])('answers a missing, empty or blank %s with: %s', (field, message) => {
    for (const value of [undefined, null, '', '   '])
      expect(messagesFor({ [field]: value })).toContain(`${field}: ${message}`)
  })

  // proves: C153
  it('requires two characters in a name', () => {
    expect(messagesFor({ fullName: 'D', signature: 'D' })).toEqual(['fullName: Full name is required'])
    expect(messagesFor({ fullName: 'De', signature: 'De' })).toEqual([])
  })

  // proves: C154
  it.each(
    Object.entries(APPLICATION_LIMITS).filter(
      ([field]) => !['email', 'yearOfCompletion', 'yearsOfExperience', 'phoneNumber'].includes(field),
    ),
  )('accepts %s up to %i characters', (field, limit) => {
    // a state of another country is free text, and a signature is the name
    const others = (text: string) => ({
      country: 'Kenya',
      ...(field === 'signature' && { fullName: text }),
      ...(field === 'fullName' && { signature: text }),
    })
    expect(messagesFor({ ...others('x'.repeat(limit)), [field]: 'x'.repeat(limit) })).toEqual([])
    expect(messagesFor({ ...others('x'.repeat(limit + 1)), [field]: 'x'.repeat(limit + 1) })).toContain(
      `${field}: At most ${limit} characters`,
    )
  })

  // proves: C155
  it('has the limits of the specification', () => {
    expect(APPLICATION_LIMITS).toEqual({
      fullName: 100,
      nationality: 100,
      idPassport: 50,
      street: 200,
      city: 100,
      state: 100,
      country: 100,
      phoneNumber: 20,
      email: 255,
      institutionName: 200,
      degree: 100,
      fieldOfStudy: 100,
      yearOfCompletion: 4,
      currentEmployer: 200,
      position: 100,
      workAddress: 300,
      yearsOfExperience: 3,
      otherMembershipsDetails: 500,
      signature: 100,
    })
    expect(messagesFor({ email: `${'x'.repeat(243)}@example.org` })).toEqual([])
    expect(messagesFor({ email: `${'x'.repeat(244)}@example.org` })).toEqual([
      'email: At most 255 characters',
    ])
  })

  // proves: C157
  it.each(['201', '20155', '20I5', ' '])('refuses %o as a year', (yearOfCompletion) => {
    expect(messagesFor({ yearOfCompletion })).toEqual(['yearOfCompletion: Year is required'])
  })

  // proves: C156
  it('refuses invalid or future dates, unknown choices and unknown fields', () => {
    expect(messagesFor({ dateOfBirth: '1990-02-30' })).toEqual(['dateOfBirth: Date of birth is required'])
    expect(messagesFor({ dateOfBirth: '2990-02-03' })).toEqual([
      'dateOfBirth: Date of birth must be in the past',
    ])
    for (const choice of [
      { gender: 'x' },
      { membershipType: 'honorary' },
      { otherMemberships: true },
      { sectors: ['x'] },
      { email: 'a@b' },
    ]) {
      expect(messagesFor(choice)).toHaveLength(1)
    }
    for (const field of ['status', 'reviewedBy', 'user', 'createdAt'])
      expect(messagesFor({ [field]: 'approved' })).toHaveLength(1)
  })

  const inYears = (years: number, days = 0): string => {
    const day = new Date()
    day.setUTCFullYear(day.getUTCFullYear() + years)
    day.setUTCDate(day.getUTCDate() + days)
    return day.toISOString().slice(0, 10)
  }
  const YEAR = new Date().getUTCFullYear()

  it('requires an adult', () => {
    const young = { yearOfCompletion: String(YEAR) }
    expect(messagesFor({ ...young, dateOfBirth: inYears(-18, 2) })).toEqual([
      'dateOfBirth: You must be at least 18 years old to apply',
    ])
    expect(messagesFor({ ...young, dateOfBirth: inYears(-18, -2) })).toEqual([])
    expect(messagesFor({ dateOfBirth: inYears(0, 2) })).toContain(
      'dateOfBirth: Date of birth must be in the past',
    )
  })

  it.each([
    ['1989', false],
    ['1990', false],
    ['1991', true],
    [String(YEAR + 1), true],
    [String(YEAR + 2), false],
  ])('accepts a year of completion between birth and next year: %s, %s', (yearOfCompletion, isRight) => {
    expect(messagesFor({ yearOfCompletion })).toEqual(
      isRight ? [] : ['yearOfCompletion: Year of completion must be between your birth and next year'],
    )
  })

  it('accepts years of experience that are a number and fit the age', () => {
    for (const years of ['0', '12', '']) expect(messagesFor({ yearsOfExperience: years })).toEqual([])
    for (const years of ['ten', '-1', '1.5'])
      expect(messagesFor({ yearsOfExperience: years })).toEqual([
        'yearsOfExperience: Years of experience must be a whole number',
      ])
    for (const years of ['60', '999'])
      expect(messagesFor({ yearsOfExperience: years })).toEqual([
        'yearsOfExperience: Years of experience do not fit your date of birth',
      ])
    expect(messagesFor({ yearsOfExperience: '1000' })).toContain('yearsOfExperience: At most 3 characters')
  })

  it.each([
    ['0912345678', '+211 912 345 678'],
    ['+211 912 345 678', '+211 912 345 678'],
    ['+254 712 345678', '+254 712 345678'],
  ])('reads the phone number %s as %s', (phoneNumber, stored) => {
    expect(applicationSchema.parse({ ...complete, phoneNumber })).toMatchObject({ phoneNumber: stored })
  })

  it.each(['12', 'none', '+211 000', '+999 912 345 678'])('refuses %o as a phone number', (phoneNumber) => {
    expect(messagesFor({ phoneNumber })).toEqual([
      'phoneNumber: Please enter a valid phone number, with its country code if it is not of South Sudan',
    ])
  })

  it.each([
    ['NYANDENG  deng', true],
    ['Nyandéng Dëng', true],
    ['N. Deng', false],
  ])(
    'accepts the full name as a signature, in any case and without accents: %s, %s',
    (signature, isRight) => {
      expect(messagesFor({ signature })).toEqual(
        isRight ? [] : ['signature: Signature must be the same as your full name'],
      )
    },
  )

  it('requires a listed state in South Sudan, and accepts any text elsewhere', () => {
    expect(
      applicationSchema.parse({ ...complete, state: ' upper nile ', country: 'south sudan' }),
    ).toMatchObject({ state: 'Upper Nile' })
    expect(messagesFor({ state: 'Nairobi County' })).toEqual([
      'state: Please choose a state or administrative area',
    ])
    expect(messagesFor({ state: 'Nairobi County', country: 'Kenya' })).toEqual([])
  })

  it('reports errors between fields together with other errors', () => {
    expect(messagesFor({ signature: 'Somebody Else', yearOfCompletion: '1980', nationality: '' })).toEqual(
      expect.arrayContaining([
        'nationality: Nationality is required',
        'signature: Signature must be the same as your full name',
        'yearOfCompletion: Year of completion must be between your birth and next year',
      ]),
    )
  })

  // proves: C160
  it('ignores a date of declaration, which the server sets', () => {
    expect(applicationSchema.parse({ ...complete, declarationDate: '1999-01-01' })).not.toHaveProperty(
      'declarationDate',
    )
  })
})

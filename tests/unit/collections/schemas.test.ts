import { describe, expect, it } from 'vitest'
import { contactSchema } from '../../../domain/messaging/contactMessages/contactForm.schema'
import { cpdEntrySchema } from '../../../domain/cpd/cpdEntry.schema'
import { profileSchema } from '../../../domain/people/profiles/profile.schema'
import { renewalSchema } from '../../../domain/membership/renewals/renewalForm.schema'
import { toSlug } from '../../../platform/toSlug'

describe('the contact form', () => {
  const message = { name: 'Deng', email: 'deng@example.org', subject: 'Joining', message: 'How?\nTell me.' }
  it('accepts a message of several lines', () => expect(contactSchema.parse(message)).toEqual(message))
  // proves: C171
  it.each([
    ['name', 'Name is required'],
    ['email', 'Valid email is required'],
    ['subject', 'Subject is required'],
    ['message', 'Message is required'],
  ])('requires %s', (field, text) => {
    for (const value of [undefined, '', ' ']) {
      expect(
        contactSchema.safeParse({ ...message, [field]: value }).error?.issues.map((issue) => issue.message),
      ).toContain(text)
    }
  })
  it('refuses line breaks in fields that become mail headers', () => {
    for (const field of ['name', 'subject', 'email']) {
      expect(
        contactSchema.safeParse({ ...message, [field]: 'a@example.org\r\nBcc: b@example.org' }).success,
      ).toBe(false)
    }
  })
})

describe('the profile form', () => {
  // proves: C119
  it('accepts whole years from 0 to 80 or none, and no field that the server sets', () => {
    const isFine = (changes: object): boolean =>
      profileSchema.safeParse({ fullName: 'Deng', ...changes }).success
    for (const yearsOfExperience of [0, 80, null, undefined]) expect(isFine({ yearsOfExperience })).toBe(true)
    for (const yearsOfExperience of [-1, 81, 1.5, NaN, '5']) expect(isFine({ yearsOfExperience })).toBe(false)
    for (const field of ['email', 'user', 'joinedAt', 'createdAt', 'avatar', 'status'])
      expect(isFine({ [field]: 'x' })).toBe(false)
  })
})

describe('hours and years', () => {
  it('are quarters of an hour, and one to three years', () => {
    const entry = { title: 'Webinar', kind: 'webinar', date: '2025-01-31' }
    for (const hours of [0.25, 1.5, 100])
      expect(cpdEntrySchema.safeParse({ ...entry, hours }).success).toBe(true)
    for (const hours of [0, 0.3, 100.25, -1])
      expect(cpdEntrySchema.safeParse({ ...entry, hours }).success).toBe(false)
    for (const years of [1, 2, 3]) expect(renewalSchema.safeParse({ years }).success).toBe(true)
    for (const years of [0, 4, 1.5, '1']) expect(renewalSchema.safeParse({ years }).success).toBe(false)
  })
})

describe('the slug of a title', () => {
  it.each([
    ['Inaugural National Conference', 'inaugural-national-conference'],
    ['  Eau & assainissement — été 2025 ', 'eau-assainissement-ete-2025'],
    ['مؤتمر', ''],
    ['x'.repeat(100), 'x'.repeat(80)],
  ])('of %o is %o', (title, slug) => expect(toSlug(title)).toBe(slug))
})

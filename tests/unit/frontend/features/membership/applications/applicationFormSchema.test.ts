import { describe, expect, it } from 'vitest'
import { applicationFormSchema } from '../../../../../../frontend/features/membership/applications/applicationFormSchema'
import { applicationInput } from '../../../../../helpers/applications'

const { sectors: _, ...fields } = applicationInput()

describe('the application form', () => {
  // proves: C158
  it('collects the ticked sectors', () => {
    expect(applicationFormSchema.parse(fields).sectors).toEqual([])
    expect(
      applicationFormSchema.parse({ ...fields, 'sector:structural': 'on', 'sector:environmental': 'on' })
        .sectors,
    ).toEqual(['structural', 'environmental'])
  })

  // proves: C159
  it('requires details of other memberships only after a yes', () => {
    expect(
      applicationFormSchema.parse({
        ...fields,
        otherMemberships: 'yes',
        otherMembershipsDetails: 'ASCE, 4711',
      }).otherMembershipsDetails,
    ).toBe('ASCE, 4711')
    expect(
      applicationFormSchema.parse({
        ...fields,
        otherMemberships: 'no',
        otherMembershipsDetails: 'x'.repeat(600),
      }).otherMembershipsDetails,
    ).toBeNull()
  })

  it('lists what an empty form lacks', () => {
    const { error } = applicationFormSchema.safeParse({ gender: '' })
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(
      expect.arrayContaining(['fullName', 'gender', 'membershipType', 'otherMemberships']),
    )
  })

  it('uses the selected state in South Sudan, and the typed state elsewhere', () => {
    const both = { ...fields, state: 'Jonglei', stateAbroad: 'Nairobi County' }
    expect(applicationFormSchema.parse(both).state).toBe('Jonglei')
    expect(applicationFormSchema.parse({ ...both, country: 'Kenya' }).state).toBe('Nairobi County')
  })
})

import { describe, expect, it } from 'vitest'
import { toApplication, toDraft } from '../../../../../domain/membership/applications/formEntries.schema'

describe('what the application form holds', () => {
  const form = {
    account: '6a1f',
    country: 'South Sudan',
    state: 'Jonglei',
    stateAbroad: 'Nairobi',
    'sector:structural': 'on',
    otherMemberships: 'no',
    otherMembershipsDetails: 'ASCE, 4711',
    signature: 'Nyandeng Deng',
  }

  it('is sent with the state that belongs to the country, a list of sectors, and details for a yes alone', () => {
    expect(toApplication(form)).toEqual({
      country: 'South Sudan',
      state: 'Jonglei',
      sectors: ['structural'],
      otherMemberships: 'no',
      otherMembershipsDetails: null,
      signature: 'Nyandeng Deng',
    })
    expect(toApplication({ ...form, country: 'Kenya' }).state).toBe('Nairobi')
  })

  it('is saved with the details, whatever was answered, and without the signature', () => {
    expect(toDraft(form)).toEqual({
      country: 'South Sudan',
      state: 'Jonglei',
      sectors: ['structural'],
      otherMemberships: 'no',
      otherMembershipsDetails: 'ASCE, 4711',
    })
  })
})

import { describe, expect, it } from 'vitest'
import type { OwnProfile } from '../../../../../../domain/people/profiles/profile.schema'
import { changedFields } from '../../../../../../frontend/features/people/profiles/changedFields'
import { profileFormSchema } from '../../../../../../frontend/features/people/profiles/profileFormSchema'
import { initials } from '../../../../../../frontend/lib/initials'

const TEXTS = {
  fullName: 'Ayen',
  phone: '',
  postalAddress: ' ',
  professionalTitle: ' ',
  organization: 'Works',
  specialization: '',
  region: '',
  bio: '',
  licenseNumber: '',
}
const parse = (form: object) =>
  profileFormSchema.parse({ ...TEXTS, yearsOfExperience: '', membershipType: '', ...form })

describe('the profile form', () => {
  // proves: C178
  it('reads empty fields as null, and checkboxes as lists', () => {
    expect(parse({ 'division:water': 'on', 'show:bio': 'on', 'show:region': 'on' })).toEqual({
      fullName: 'Ayen',
      phone: null,
      postalAddress: null,
      professionalTitle: null,
      organization: 'Works',
      specialization: null,
      region: null,
      bio: null,
      licenseNumber: null,
      yearsOfExperience: null,
      membershipType: null,
      divisions: ['water'],
      isListedPublicly: false,
      isInDirectory: false,
      acceptsMessages: false,
      hiddenFields: [
        'professionalTitle',
        'specialization',
        'organization',
        'avatar',
        'membershipType',
        'joinedAt',
        'divisions',
      ],
    })
  })

  // proves: C177
  it('accepts whole years only, with a reason', () => {
    expect(parse({ yearsOfExperience: ' 7 ' }).yearsOfExperience).toBe(7)
    for (const yearsOfExperience of ['1.5', 'x', '-1', '81', '1e9']) {
      const result = profileFormSchema.safeParse({ ...TEXTS, yearsOfExperience })
      expect(result.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
        ['yearsOfExperience', 'Years of experience must be a whole number from 0 to 80'],
      ])
    }
  })

  it('sends changed fields only', () => {
    const before = {
      ...parse({}),
      bio: 'Hello',
      region: 'other',
      hiddenFields: ['bio', 'region'],
    } as unknown as OwnProfile
    const same = { ...parse({}), bio: 'Hello', region: 'other', hiddenFields: ['region', 'bio'] } as const
    expect(changedFields(before, { ...same, hiddenFields: ['region', 'bio'] })).toEqual({})
    expect(
      changedFields(before, { ...same, hiddenFields: ['bio'], bio: null, membershipType: undefined }),
    ).toEqual({ bio: null, hiddenFields: ['bio'] })
  })
})

describe('initials', () => {
  // proves: C060
  it.each([
    ['Ayen Deng Ajak', 'AD'],
    [' moses ', 'M'],
    ['محمد أحمد', 'مأ'],
    ['', ''],
    ['𝒜b c', '𝒜C'],
  ])('of %o are %o', (name, text) => expect(initials(name)).toBe(text))
})

import { ObjectId } from 'mongodb'
import { describe, expect, it } from 'vitest'
import {
  ALWAYS,
  type DirectoryEntry,
  type EntryFacts,
  toEntry,
} from '../../../../../domain/people/directory/directoryEntry'
import { endingIn, endingsOf } from '../../../../../domain/people/directory/wordEndings'

const NOW = new Date('2026-06-01T00:00:00Z')
const GRACE_ENDS = new Date('2026-08-31T00:00:00Z')
const MEMBERSHIP = { expiresAt: new Date('2026-07-31T00:00:00Z'), graceUntil: GRACE_ENDS }

const entryOf = (
  profile: object = {},
  { membership = MEMBERSHIP, isClosed = false }: { membership?: object | null; isClosed?: boolean } = {},
): DirectoryEntry =>
  toEntry(
    {
      profile: {
        _id: new ObjectId(),
        user: new ObjectId(),
        fullName: 'Nyadɛŋ Kuɔl',
        email: 'Nyadeng@Example.org',
        ...profile,
      },
      membership: membership ?? undefined,
      isClosed,
    } as unknown as EntryFacts,
    { now: NOW },
  )

describe('the entry of a person', () => {
  it('has the name, title, specialization and organization in every spelling, apart from each other', () => {
    const { name, text, endings } = entryOf({ professionalTitle: 'Surveyor', organization: 'Works (Ltd.)' })
    expect(name).toBe('nyadeng kuol\0nyaden kuol')
    expect(text).toBe('nyadeng kuol\0nyaden kuol\0surveyor\0works (ltd.)')
    expect(endings).toEqual(
      expect.arrayContaining(['nyadeng', 'nyaden', 'g', 'surveyor', 'ltd', '(', '.)', 'uol']),
    )
    expect(endings.some((ending) => /[\0 ]/.test(ending))).toBe(false)
  })

  it('contains nothing that a member hides but for staff', () => {
    const { name, text, region, grade, divisions, joinedAt, organization, profileRegion } = entryOf({
      fullName: 'Deng',
      professionalTitle: 'Surveyor',
      organization: 'Works',
      region: 'other',
      membershipType: 'fellow',
      divisions: [new ObjectId()],
      joinedAt: NOW,
      hiddenFields: [
        'professionalTitle',
        'organization',
        'region',
        'membershipType',
        'divisions',
        'joinedAt',
      ],
    })
    expect({ name, text, region, grade, divisions, joinedAt }).toEqual({
      name: 'deng',
      text: 'deng',
      region: null,
      grade: null,
      divisions: [],
      joinedAt: null,
    })
    expect({ organization, profileRegion }).toEqual({ organization: 'works', profileRegion: 'other' })
  })

  it('shows nobody who asked for deletion, left the directory, has a closed account or is no member', () => {
    expect(entryOf().until).toEqual(GRACE_ENDS)
    expect(entryOf({ leavingAt: NOW }).until).toBeUndefined()
    expect(entryOf({ isInDirectory: false }).until).toBeUndefined()
    expect(entryOf({}, { isClosed: true }).until).toBeUndefined()
    for (const membership of [null, { ...MEMBERSHIP, suspendedAt: NOW }, { ...MEMBERSHIP, withdrawnAt: NOW }])
      expect(entryOf({}, { membership }).until).toBeUndefined()
    expect(entryOf({ leavingAt: NOW }).fullName).toBe('nyadeng kuol\0nyaden kuol')
  })

  it('says until when the membership counts: without an end always, expired in the past', () => {
    expect(entryOf({}, { membership: { expiresAt: null } }).until).toEqual(ALWAYS)
    const ended = { expiresAt: new Date(0), graceUntil: new Date(1) }
    expect(entryOf({}, { membership: ended }).until?.getTime()).toBeLessThan(NOW.getTime())
  })

  it('has the revision of what was written last', () => {
    const early = new Date('2026-01-01')
    const late = new Date('2026-02-01')
    expect(entryOf({ updatedAt: early }, { membership: { ...MEMBERSHIP, updatedAt: late } }).revision).toBe(
      late.getTime(),
    )
  })
})

describe('the endings of words', () => {
  it('are cut off after eight letters, each once', () => {
    expect(endingsOf(['deng deng', 'kg'])).toEqual(['deng', 'eng', 'ng', 'g', 'kg'])
    expect(endingsOf(['transports'])).toEqual(
      'transpor ransport ansports nsports sports ports orts rts ts s'.split(' '),
    )
  })

  it.each([
    ['deng', /^deng/],
    ['(x.y', '('],
    ['@', /^@/],
    ['lado@juba.ex', 'lado'],
    ['a deng', /^deng/],
    ['deng a', 'deng'],
    ['university', 'universi'],
    ['university of juba', 'universi'],
  ])('look up who contains %s', (part, condition) => {
    expect(endingIn(part)).toEqual(condition)
  })
})

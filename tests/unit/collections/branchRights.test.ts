import { describe, expect, it } from 'vitest'
import {
  type Actor,
  BRANCH_RIGHTS,
  BRANCH_ROLES,
  type BranchRight,
  type BranchRole,
  type Right,
  ROLES,
  asReader,
  branchWith,
  handlesMemberships,
  handlesMoney,
  hasBranchRight,
  hasRight,
  heldRoles,
  isAdmin,
  isStaff,
  readsPeople,
  regionWith,
  seesAccounts,
  seesApplications,
  seesEvents,
  seesGroups,
  seesMailings,
} from '../../../collections/access/policies.schema'
import {
  changesEvents,
  decidesApplications,
  keepsAttendance,
} from '../../../collections/access/regionPolicies.schema'

const RIGHTS: Right[] = ['people', 'memberships', 'groups', 'money', 'content', 'events', 'site']

/** Who may do what for a branch; written out, so that a change of the table is a change here. */
const TABLE: Record<BranchRight, readonly BranchRole[]> = {
  readPeople: ['chapter_lead', 'registrar'],
  readApplications: ['chapter_lead', 'registrar'],
  decideApplications: ['registrar'],
  readEvents: ['chapter_lead', 'registrar', 'event_manager'],
  changeEvents: ['event_manager'],
  keepAttendance: ['chapter_lead', 'event_manager'],
  groups: ['chapter_lead', 'registrar'],
  mailings: ['chapter_lead'],
}
const BRANCH_RIGHT_NAMES = Object.keys(TABLE) as BranchRight[]

/** Somebody who has a role for a branch, as the session says it. */
const holder = (role: BranchRole, part: Pick<Actor, 'chapterRegion' | 'ledGroup'>): Actor => ({
  id: '1',
  roles: role === 'chapter_lead' ? ['member', role] : ['member'],
  branchRoles: role === 'chapter_lead' ? [] : [role],
  ...part,
})
const REGION = { chapterRegion: 'greater_equatoria' } as const
const GROUP = { ledGroup: '0'.repeat(24) }

describe.each(BRANCH_ROLES)('the role %s for a branch', (role) => {
  it.each(BRANCH_RIGHT_NAMES)('gives the right %s as the table says', (right) => {
    const isGiven = TABLE[right].includes(role)
    expect(BRANCH_RIGHTS[role].includes(right)).toBe(isGiven)
    expect(hasBranchRight(holder(role, REGION), right)).toBe(isGiven)
    expect(branchWith(holder(role, REGION), right)).toEqual(
      isGiven ? { region: 'greater_equatoria' } : undefined,
    )
    expect(regionWith(holder(role, REGION), right)).toBe(isGiven ? 'greater_equatoria' : undefined)
    expect(branchWith(holder(role, GROUP), right)).toEqual(isGiven ? { group: '0'.repeat(24) } : undefined)
    expect(regionWith(holder(role, GROUP), right)).toBeUndefined()
    expect(branchWith(holder(role, {}), right)).toBeUndefined()
  })

  it('never counts for the whole association, and is one of staff', () => {
    for (const part of [REGION, GROUP, {}])
      for (const actor of [holder(role, part), asReader(holder(role, part))]) {
        for (const right of RIGHTS) expect(hasRight(actor, right), right).toBe(false)
        expect([isAdmin, handlesMemberships, handlesMoney, readsPeople].some((asks) => asks(actor))).toBe(
          false,
        )
        expect(isStaff(actor)).toBe(true)
      }
  })

  it('opens the pages of its rights', () => {
    const actor = holder(role, REGION)
    const has = (right: BranchRight): boolean => TABLE[right].includes(role)
    expect(seesAccounts(actor)).toBe(has('readPeople'))
    expect(seesApplications(actor)).toBe(has('readApplications'))
    expect(decidesApplications(actor)).toBe(has('decideApplications'))
    expect(seesEvents(actor)).toBe(has('readEvents'))
    expect(changesEvents(actor)).toBe(has('changeEvents'))
    expect(keepsAttendance(actor)).toBe(has('keepAttendance'))
    expect(seesGroups(actor)).toBe(has('groups'))
    expect(seesMailings(actor)).toBe(has('mailings'))
  })
})

describe('the auditor of a branch', () => {
  it('reads what its lead reads, decides and changes nothing, and is told the own roles', () => {
    const auditor = holder('auditor', REGION)
    const reader = asReader(auditor)
    for (const right of BRANCH_RIGHT_NAMES) {
      expect(branchWith(auditor, right)).toBeUndefined()
      expect(branchWith(reader, right)).toEqual(branchWith(holder('chapter_lead', REGION), right))
    }
    expect(heldRoles(reader)).toEqual(['member'])
    expect(asReader(reader)).toBe(reader)
  })
})

describe('a role', () => {
  it.each(ROLES)('%s for the whole association gives no right for a branch, but for a lead', (role) => {
    const actor: Actor = { id: '1', roles: [role], ...REGION }
    const given = BRANCH_RIGHT_NAMES.filter((right) => hasBranchRight(actor, right))
    expect(given).toEqual(
      role === 'chapter_lead' ? BRANCH_RIGHT_NAMES.filter((right) => TABLE[right].includes(role)) : [],
    )
  })
})

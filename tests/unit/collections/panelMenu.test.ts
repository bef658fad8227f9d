import type { CollectionConfig } from 'payload'
import { expect, it } from 'vitest'
import { type BranchRole, ROLES, type Role, asReader } from '../../../collections/access/policies.schema'
import { Applications } from '../../../collections/Applications'
import { Profiles } from '../../../collections/Profiles'

const isShownTo = ({ admin }: CollectionConfig, user: object | null | undefined): boolean =>
  typeof admin?.hidden === 'function' && !admin.hidden({ user } as Parameters<typeof admin.hidden>[0])

it('the panel’s menu has people and applications for those who read them', () => {
  const shown = (collection: CollectionConfig): Role[] =>
    ROLES.filter((role) => isShownTo(collection, asReader({ roles: [role] })))
  expect(shown(Profiles)).toEqual(['admin', 'chapter_lead', 'registrar', 'treasurer', 'auditor'])
  expect(shown(Applications)).toEqual(['admin', 'chapter_lead', 'registrar', 'auditor'])
  const ofRegion = (role: BranchRole) => asReader({ roles: [], branchRoles: [role], chapterRegion: 'other' })
  for (const collection of [Profiles, Applications]) {
    expect(isShownTo(collection, ofRegion('registrar'))).toBe(true)
    expect(isShownTo(collection, ofRegion('auditor'))).toBe(true)
    expect(isShownTo(collection, ofRegion('event_manager'))).toBe(false)
  }
})

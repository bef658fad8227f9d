import type { Payload } from 'payload'
import type { BranchRole, Region } from '../../../collections/access/roles'
import { modelOf } from '../../../platform/database'
import { type Account, makeAccount } from '../../helpers/accounts'
import type { RoleTested, Scope } from './rows'

/** All people in the tests: those who send requests, and two whose documents they try to reach. */
export type Person = Exclude<RoleTested, 'anonymous'> | 'neighbour' | 'stranger'

export const LED_REGION: Region = 'greater_equatoria'

/** Those who have a role for that region. */
const OF_REGION: readonly RoleTested[] = [
  'chapterLead',
  'regionRegistrar',
  'regionEventManager',
  'regionAuditor',
]

/** The state in each person's profile: only the neighbour lives in the chapter lead's region. */
export const REGION_OF: Record<Person, Region> = {
  member: 'greater_upper_nile',
  otherMember: 'greater_upper_nile',
  chapterLead: 'other',
  registrar: 'other',
  treasurer: 'other',
  editor: 'other',
  eventManager: 'other',
  auditor: 'other',
  regionRegistrar: 'other',
  regionEventManager: 'other',
  regionAuditor: 'other',
  admin: 'other',
  neighbour: LED_REGION,
  stranger: 'greater_bahr_el_ghazal',
}

export type World = Record<Person, Account>

/** Creates the people. Roles are set directly; a plain member needs none. */
export const makeWorld = async (payload: Payload): Promise<World> => {
  const [member, otherMember, chapterLead, neighbour, stranger] = await Promise.all([
    makeAccount(payload),
    makeAccount(payload),
    makeAccount(payload, { roles: ['chapter_lead'], chapterRegion: LED_REGION }),
    makeAccount(payload),
    makeAccount(payload),
  ])
  const [registrar, treasurer, editor, eventManager, auditor, admin] = await Promise.all([
    makeAccount(payload, { roles: ['registrar'] }),
    makeAccount(payload, { roles: ['treasurer'] }),
    makeAccount(payload, { roles: ['editor'] }),
    makeAccount(payload, { roles: ['event_manager'] }),
    makeAccount(payload, { roles: ['auditor'] }),
    makeAccount(payload, { roles: ['admin'] }),
  ])
  const ofRegion = (role: BranchRole): Promise<Account> =>
    makeAccount(payload, { roles: [role], chapterRegion: LED_REGION })
  const [regionRegistrar, regionEventManager, regionAuditor] = await Promise.all([
    ofRegion('registrar'),
    ofRegion('event_manager'),
    ofRegion('auditor'),
  ])
  const ofAll = { chapterLead, registrar, treasurer, editor, eventManager, auditor, admin }
  const staff = { ...ofAll, regionRegistrar, regionEventManager, regionAuditor }
  const world = { member, otherMember, ...staff, neighbour, stranger }
  for (const [person, account] of Object.entries(world)) {
    await modelOf(payload, 'profiles').updateOne(
      { user: account.id },
      { $set: { region: REGION_OF[person as Person] } },
    )
  }
  return world
}

/** A document of the tests and the facts that decide who can reach it. */
export interface TestDocument {
  id: string | number
  owner?: Person
  region?: Region
  isPublished?: boolean
}

/** Whether a scope includes a document for a person. */
export const isReached = (
  scope: Scope,
  who: RoleTested,
  { owner, region, isPublished }: TestDocument,
): boolean => {
  const isOwn = owner === who
  const isInRegion = OF_REGION.includes(who) && region === LED_REGION
  const reaches: Record<Scope, boolean> = {
    none: false,
    all: true,
    published: isPublished === true,
    own: isOwn,
    others: !isOwn,
    ownOrRegion: isOwn || isInRegion,
    publishedOrRegion: isPublished === true || isInRegion,
    region: isInRegion,
  }
  return reaches[scope]
}

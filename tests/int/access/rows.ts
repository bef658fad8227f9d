/*
 * The access rules: collectionsTable.ts, fieldsTable.ts and endpointsTable.ts have them for every collection,
 * global, protected field and endpoint. The tests beside them check the tables over the REST API, and fail
 * when the configuration contains something that a table lacks, or the reverse.
 * Source: spec.md section 6, decisions.md "Sessions and accounts".
 */

/** The sender of a request: a visitor, two ordinary members, and staff. */
export const ROLES_TESTED = [
  'anonymous',
  'member',
  'otherMember',
  'chapterLead',
  'registrar',
  'treasurer',
  'editor',
  'eventManager',
  'auditor',
  'regionRegistrar',
  'regionEventManager',
  'regionAuditor',
  'admin',
] as const
export type RoleTested = (typeof ROLES_TESTED)[number]

/** The documents that an operation may reach. */
export type Scope =
  | 'none'
  | 'all'
  | 'published'
  /** those whose `user` (or id, for accounts) is the person's */
  | 'own'
  | 'ownOrRegion'
  /** all but those whose `user` is the person's */
  | 'others'
  | 'publishedOrRegion'
  | 'region'

export type Row<Value> = Record<RoleTested, Value>

/**
 * One row of the table; the two members have the same rights, so that each can try to reach the other's
 * documents. Registrar, treasurer, editor and event manager have what a member has, unless it says otherwise; so has an
 * auditor, who reads what an administrator reads: see `reading`. The registrar of a region has what its chapter lead
 * has, unless it says otherwise; its event manager what a member has; so has its auditor, who reads what its lead reads.
 */
export const row = <Value>(
  anonymous: Value,
  member: Value,
  chapterLead: Value,
  admin: Value,
  {
    registrar = member,
    treasurer = member,
    editor = member,
    eventManager = member,
    auditor = member,
    regionRegistrar = chapterLead,
    regionEventManager = member,
    regionAuditor = member,
  }: Partial<Record<Exclude<RoleTested, 'anonymous' | 'otherMember'>, Value>> = {},
): Row<Value> => ({
  anonymous,
  member,
  otherMember: member,
  chapterLead,
  registrar,
  treasurer,
  editor,
  eventManager,
  auditor,
  regionRegistrar,
  regionEventManager,
  regionAuditor,
  admin,
})

/** What a row says of who only reads: an auditor has what an administrator has, of a region what its lead has. */
export const reading = <Value>(row: Row<Value>): Row<Value> => ({
  ...row,
  auditor: row.admin,
  regionAuditor: row.chapterLead,
})

export const none = row<Scope>('none', 'none', 'none', 'none')
export const all = row<Scope>('all', 'all', 'all', 'all')
export const admins = row<Scope>('none', 'none', 'none', 'all')
export const staff: Row<Scope> = row<Scope>('none', 'none', 'all', 'all', {
  registrar: 'all',
  treasurer: 'all',
  editor: 'all',
  eventManager: 'all',
  auditor: 'all',
  regionEventManager: 'all',
  regionAuditor: 'all',
})
/** Administrators and editors. */
export const editors: Row<Scope> = { ...admins, editor: 'all' }
/** Administrators and who manages events, of a region those of the region. */
export const eventStaff: Row<Scope> = { ...admins, eventManager: 'all', regionEventManager: 'region' }
/** Administrators and treasurers. */
export const moneyStaff: Row<Scope> = { ...admins, treasurer: 'all' }
/** For what is given to people: nobody gives to themselves. */
export const moneyStaffForOthers: Row<Scope> = { ...none, admin: 'others', treasurer: 'others' }
/** Administrators and registrars. */
export const membershipStaff: Row<Scope> = { ...admins, registrar: 'all' }
export const signedIn = row<Scope>('none', 'all', 'all', 'all')
export const published = row<Scope>('published', 'published', 'published', 'all')
export const own = row<Scope>('none', 'own', 'own', 'all')
export const ownOrRegion = row<Scope>('none', 'own', 'ownOrRegion', 'all')
export const ownOrMoney: Row<Scope> = { ...own, treasurer: 'all' }
export const ownOrMemberships: Row<Scope> = { ...own, registrar: 'all' }
/** All of them for those who read everybody's record. */
export const ownOrPeople: Row<Scope> = { ...own, registrar: 'all', treasurer: 'all' }

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

export type Row<Value> = Record<RoleTested, Value>

/**
 * One row of the table; the two members have the same rights, so that each can try to reach the other's
 * documents. Registrar and treasurer have what a member has, unless it says otherwise.
 */
export const row = <Value>(
  anonymous: Value,
  member: Value,
  chapterLead: Value,
  admin: Value,
  { registrar = member, treasurer = member }: { registrar?: Value; treasurer?: Value } = {},
): Row<Value> => ({
  anonymous,
  member,
  otherMember: member,
  chapterLead,
  registrar,
  treasurer,
  admin,
})

export const none = row<Scope>('none', 'none', 'none', 'none')
export const all = row<Scope>('all', 'all', 'all', 'all')
export const admins = row<Scope>('none', 'none', 'none', 'all')
export const staff = row<Scope>('none', 'none', 'all', 'all', { registrar: 'all', treasurer: 'all' })
/** Administrators and treasurers. */
export const moneyStaff: Row<Scope> = { ...admins, treasurer: 'all' }
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

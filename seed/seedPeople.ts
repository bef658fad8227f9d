import type { Payload } from 'payload'
import { setProfileFields } from '../domain/people/profiles'
import { markConfirmedForEvent, takeSeat } from '../domain/events/registrations'
import { moveContentVersion } from '../domain/content/contentVersions'
import {
  type NewAccount,
  findUserId,
  generatePassword,
  giveRole,
  provideAccount,
  replacePassword,
} from './accounts'
import { COURSE_SLUG, FORUM_SLUG, fullEvent } from './content/events'
import {
  MEMBER_MAILBOX,
  type Person,
  type PersonApplication,
  applicants,
  memberCpd,
  people,
} from './content/people'
import { type Created, count, exists, findIdBySlug } from './createIfAbsent'
import { membershipDates, provideMembership } from './memberships'
import { provideEvent } from './provideEvent'
import { isNotedAccount, noteAccount } from './seedLock'

export interface SeededAccount {
  email: string
  password: string
  roles: string[]
}

export const addressOf = (mailbox: string): string => `${mailbox}@example.org`

/**
 * Creates an account of the seed, or completes it after a crash.
 * @returns its id; undefined for an account that a person created, which is not changed
 */
export const provideOwnAccount = async (
  payload: Payload,
  created: Created,
  { email, fullName, password }: NewAccount,
): Promise<string | undefined> => {
  if (!(await isNotedAccount(payload, email))) {
    if (await findUserId(payload, email)) return undefined
    await noteAccount(payload, email)
  }
  const { user, isNew } = await provideAccount(payload, { email, fullName, password })
  if (isNew) count(created, 'users')
  else if (password) await replacePassword(payload, user, password) // the password of the interrupted run was never shown
  return user
}

const providePerson = async (
  payload: Payload,
  created: Created,
  person: Person,
  today: Date,
): Promise<SeededAccount | undefined> => {
  const email = addressOf(person.mailbox)
  const password = person.mailbox === MEMBER_MAILBOX ? generatePassword() : undefined
  const user = await provideOwnAccount(payload, created, { email, fullName: person.fullName, password })
  if (!user) return undefined
  const { startedAt } = membershipDates(person, today)
  await setProfileFields(payload, user, {
    region: person.region,
    joinedAt: startedAt,
    professionalTitle: person.title,
    organization: person.organization,
    specialization: person.specialization,
    yearsOfExperience: person.years,
    licenseNumber: person.licenceNumber ?? null,
    membershipType: person.grade,
    bio: person.bio ?? null,
    isListedPublicly: person.isPublic ?? false,
  })
  const roles = person.roles ?? []
  for (const role of roles) await giveRole(payload, user, role, person.region)
  // the role member comes with the membership
  return password ? { email, password, roles: ['member', ...roles] } : undefined
}

const provideApplication = async (
  payload: Payload,
  created: Created,
  { mailbox, ...application }: PersonApplication,
  today: Date,
): Promise<void> => {
  const email = addressOf(mailbox)
  const user = await provideOwnAccount(payload, created, { email, fullName: application.fullName })
  if (!user || (await exists(payload, 'applications', { user: { equals: user } }))) return
  await setProfileFields(payload, user, { region: application.region })
  await payload.create({
    collection: 'applications',
    data: {
      ...application,
      user,
      email,
      nationality: 'South Sudanese',
      country: 'South Sudan',
      phoneNumber: '+1 202 555 0143',
      fieldOfStudy: 'Civil Engineering',
      otherMemberships: 'no',
      signature: application.fullName,
      declarationDate: today.toISOString(),
    },
    depth: 0,
    overrideAccess: true, // without an author: part of a trial installation
  })
  count(created, 'applications')
}

/** CPD hours of this calendar year, on any day of it. */
const provideCpd = async (payload: Payload, created: Created, user: string, today: Date): Promise<void> => {
  const yearStart = Date.UTC(today.getUTCFullYear(), 0, 1, 12)
  for (const [index, entry] of memberCpd.entries()) {
    const isOwn = { user: { equals: user }, title: { equals: entry.title } }
    if (await exists(payload, 'cpd-entries', isOwn)) continue
    const date = new Date(Math.max(yearStart, today.getTime() - (index + 1) * 21 * 24 * 60 * 60 * 1000))
    await payload.create({
      collection: 'cpd-entries',
      data: { ...entry, user, date: date.toISOString() },
      depth: 0,
      overrideAccess: true, // without an author: part of a trial installation
    })
    count(created, 'cpd-entries')
  }
}

const takeSeats = async (
  payload: Payload,
  created: Created,
  slug: string,
  users: readonly string[],
): Promise<void> => {
  const event = await findIdBySlug(payload, 'events', slug)
  if (!event) return
  for (const user of users)
    if ((await takeSeat(payload, event, user)) === 'registered') count(created, 'registrations')
  // Fictional people receive no mail.
  await markConfirmedForEvent(payload, event, users)
}

const accountsOf = async (payload: Payload, today: Date): Promise<{ person: Person; user: string }[]> => {
  const oldestFirst = people.toSorted(
    (a, b) => membershipDates(a, today).startedAt.getTime() - membershipDates(b, today).startedAt.getTime(),
  )
  const found = await Promise.all(
    oldestFirst.map(async (person) => {
      const email = addressOf(person.mailbox)
      const user = (await isNotedAccount(payload, email)) ? await findUserId(payload, email) : undefined
      return user ? [{ person, user }] : []
    }),
  )
  return found.flat()
}

/**
 * Creates the accounts of the fictional people of a trial installation, and their applications.
 * @returns the one that people can sign in with; its password is to be shown once
 */
export const seedPeople = async (
  payload: Payload,
  created: Created,
  today: Date,
): Promise<SeededAccount[]> => {
  const accounts = await Promise.all(people.map((person) => providePerson(payload, created, person, today)))
  await Promise.all(applicants.map((application) => provideApplication(payload, created, application, today)))
  return accounts.filter((account) => account !== undefined)
}

/**
 * Creates the fictional people's memberships, CPD entries and registrations. Their accounts and the events
 * must exist.
 */
export const seedParticipation = async (payload: Payload, created: Created, today: Date): Promise<void> => {
  const members = await accountsOf(payload, today)
  for (const { person, user } of members) {
    if (await provideMembership(payload, user, person, today)) count(created, 'memberships')
  }
  const isMember = ({ person }: { person: Person }): boolean => person.mailbox === MEMBER_MAILBOX
  const member = members.filter(isMember).map(({ user }) => user)
  const others = members.filter((one) => !isMember(one)).map(({ user }) => user)
  for (const user of member) await provideCpd(payload, created, user, today)

  const full = fullEvent(today)
  await provideEvent(payload, created, full)
  await takeSeats(payload, created, full.slug, others.slice(0, full.maxAttendees))
  await takeSeats(payload, created, COURSE_SLUG, [...member, ...others.slice(12, 19)])
  await takeSeats(payload, created, FORUM_SLUG, others.slice(15))
  await moveContentVersion(payload, 'seats')
}

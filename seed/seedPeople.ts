import type { Payload } from 'payload'
import { takeSeat } from '../endpoints/registrations/seats'
import { moveContentVersion } from '../hooks/contentVersion'
import { modelOf } from '../server/services/database'
import { findUserId, generatePassword, giveRole, provideAccount, replacePassword } from './accounts'
import { fullEvent } from './content/events'
import { MEMBER_MAILBOX, type Person, type PersonApplication, applicants, memberCpd, people } from './content/people'
import { type Created, count, createIfAbsent, findIdBySlug } from './createIfAbsent'
import { membershipDates, provideMembership } from './memberships'
import { isNotedAccount, noteAccount } from './seedLock'

export interface SeededAccount {
  email: string
  password: string
  roles: string[]
}

export const addressOf = (mailbox: string): string => `${mailbox}@example.org`

/**
 * Makes an account of the seed's own, or completes it after a crash.
 * @returns undefined for an account that somebody else made: it is left alone
 */
export const provideOwnAccount = async (
  payload: Payload,
  created: Created,
  { email, fullName, password }: { email: string; fullName: string; password?: string },
): Promise<{ user: string; password: string } | undefined> => {
  if (!(await isNotedAccount(payload, email))) {
    if (await findUserId(payload, email)) return undefined
    await noteAccount(payload, email)
  }
  const secret = password ?? generatePassword()
  const { user, isPasswordSet } = await provideAccount(payload, { email, fullName, password: secret })
  if (isPasswordSet) count(created, 'users')
  else await replacePassword(payload, user, secret) // the password of the run that broke off was never shown
  return { user, password: secret }
}

const providePerson = async (payload: Payload, created: Created, person: Person, today: Date): Promise<SeededAccount | undefined> => {
  const email = addressOf(person.mailbox)
  const account = await provideOwnAccount(payload, created, { email, fullName: person.fullName })
  if (!account) return undefined
  const { user, password } = account
  const { startedAt } = membershipDates(person, today)
  await modelOf(payload, 'profiles').updateOne(
    { user },
    {
      $set: {
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
      },
    },
  )
  const roles = ['member' as const, ...(person.roles ?? [])]
  for (const role of roles) await giveRole(payload, user, role, person.region)
  return { email, password, roles }
}

const provideApplication = async (payload: Payload, created: Created, { mailbox, ...application }: PersonApplication, today: Date): Promise<void> => {
  const email = addressOf(mailbox)
  const account = await provideOwnAccount(payload, created, { email, fullName: application.fullName })
  if (!account || (await modelOf(payload, 'applications').exists({ user: account.user }))) return
  await modelOf(payload, 'profiles').updateOne({ user: account.user }, { $set: { region: application.region } })
  await payload.create({
    collection: 'applications',
    data: {
      ...application,
      user: account.user,
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
    overrideAccess: true, // sent by nobody: part of a trial installation
  })
  count(created, 'applications')
}

/** Hours of this calendar year, whatever day it is. */
const provideCpd = async (payload: Payload, created: Created, user: string, today: Date): Promise<void> => {
  const yearStart = Date.UTC(today.getUTCFullYear(), 0, 1, 12)
  for (const [index, entry] of memberCpd.entries()) {
    if (await modelOf(payload, 'cpd-entries').exists({ user, title: entry.title })) continue
    const date = new Date(Math.max(yearStart, today.getTime() - (index + 1) * 21 * 24 * 60 * 60 * 1000))
    await payload.create({
      collection: 'cpd-entries',
      data: { ...entry, user, date: date.toISOString() },
      depth: 0,
      overrideAccess: true, // recorded by nobody: part of a trial installation
    })
    count(created, 'cpd-entries')
  }
}

const takeSeats = async (payload: Payload, created: Created, slug: string, users: readonly string[]): Promise<void> => {
  const event = await findIdBySlug(payload, 'events', slug)
  if (!event) return
  for (const user of users) if ((await takeSeat(payload, event, user)) === 'registered') count(created, 'registrations')
}

/**
 * The invented people of a trial installation, with their memberships, applications and registrations.
 * @returns the demo member's account, its password to be shown once
 */
export const seedPeople = async (payload: Payload, created: Created, today: Date): Promise<SeededAccount[]> => {
  const accounts = await Promise.all(people.map((person) => providePerson(payload, created, person, today)))
  await Promise.all(applicants.map((application) => provideApplication(payload, created, application, today)))

  const oldestFirst = people.toSorted((a, b) => membershipDates(a, today).startedAt.getTime() - membershipDates(b, today).startedAt.getTime())
  const ids: string[] = []
  for (const person of oldestFirst) {
    const user = (await isNotedAccount(payload, addressOf(person.mailbox))) ? await findUserId(payload, addressOf(person.mailbox)) : undefined
    if (!user) continue
    if (await provideMembership(payload, user, person, today)) count(created, 'memberships')
    if (person.mailbox === MEMBER_MAILBOX) await provideCpd(payload, created, user, today)
    else ids.push(user)
  }

  const full = fullEvent(today)
  await createIfAbsent(payload, created, 'events', full)
  await takeSeats(payload, created, full.slug, ids.slice(0, full.maxAttendees))
  const member = await findUserId(payload, addressOf(MEMBER_MAILBOX))
  await takeSeats(payload, created, 'short-course-concrete-trial-mixes', [...(member ? [member] : []), ...ids.slice(12, 19)])
  await takeSeats(payload, created, 'young-engineers-forum', ids.slice(15))
  await moveContentVersion(payload, 'seats')
  return accounts.filter((account) => account?.email === addressOf(MEMBER_MAILBOX)).filter((account) => account !== undefined)
}

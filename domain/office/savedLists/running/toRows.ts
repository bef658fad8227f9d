import type { Payload } from 'payload'
import { REGION_LABELS } from '../../../../collections/access/roles'
import type { Event, Membership, Payment, Profile, Registration } from '../../../../payload-types'
import { toJubaTime } from '../../../../platform/jubaTime'
import { formatMoney } from '../../../../platform/moneyFormat.schema'
import type { Stored } from '../../../../platform/stored.types'
import { isAddress } from '../../../accounts/noAddress.schema'
import { findOpenApplicants } from '../../../membership/applications'
import { findMembershipDates, membershipStatus } from '../../../membership/memberships'
import { GRADES, MEMBERSHIP_STATUSES } from '../../../membership/memberships/grades.schema'
import { PAYMENT_METHODS, PAYMENT_STATUSES } from '../../../money/payments/payment.schema'
import { findContacts } from '../../../people/profiles'
import type { ListSubject } from '../listFields.schema'
import type { ListRow } from '../listRows.schema'
import { findRows } from './listQueryRepository'
import { FORMER_MEMBER } from '../../../people/profiles/formerPeople.schema'

const dayOf = (moment: Date | null | undefined): string => (moment ? toJubaTime(moment).slice(0, 10) : '')
const isDefined = <Value>(value: Value | null | undefined): value is Value =>
  value !== null && value !== undefined

/** What the rows of a page are read for. */
export interface RowContext {
  payload: Payload
  now: Date
}

type ToRows = (ids: readonly string[], context: RowContext) => Promise<ListRow[]>

type ListedProfile = Pick<
  Stored<Profile>,
  '_id' | 'user' | 'fullName' | 'email' | 'region' | 'joinedAt' | 'membershipType'
>

const toPeople: ToRows = async (ids, { payload, now }) => {
  const profiles = await findRows<ListedProfile>(payload, 'profiles', ids, {
    user: 1,
    fullName: 1,
    email: 1,
    region: 1,
    joinedAt: 1,
    membershipType: 1,
  })
  const users = profiles.map(({ user }) => user)
  const [memberships, applicants] = await Promise.all([
    findMembershipDates(payload, users),
    findOpenApplicants(payload, users),
  ])
  const open = new Set(applicants.map(String))
  return profiles.map(({ user, fullName, email, region, joinedAt, membershipType }) => {
    const id = user.toHexString()
    const membership = memberships.get(id)
    const hasMembership = membership && !membership.withdrawnAt
    return {
      id,
      person: id,
      cells: {
        name: fullName,
        email: isAddress(email) ? email : '',
        grade: hasMembership && membershipType ? GRADES[membershipType] : '',
        status: MEMBERSHIP_STATUSES[membershipStatus({ membership, hasOpenApplication: open.has(id), now })],
        expires: hasMembership ? dayOf(membership.expiresAt) : '',
        region: region ? REGION_LABELS[region] : '',
        joined: dayOf(joinedAt),
      },
    }
  })
}

type ListedMembership = Pick<
  Stored<Membership, 'graceUntil'>,
  | '_id'
  | 'user'
  | 'number'
  | 'registeredName'
  | 'grade'
  | 'startedAt'
  | 'expiresAt'
  | 'graceUntil'
  | 'suspendedAt'
  | 'withdrawnAt'
>

const toMemberships: ToRows = async (ids, { payload, now }) => {
  const rows = await findRows<ListedMembership>(payload, 'memberships', ids, {
    user: 1,
    number: 1,
    registeredName: 1,
    grade: 1,
    startedAt: 1,
    expiresAt: 1,
    graceUntil: 1,
    suspendedAt: 1,
    withdrawnAt: 1,
  })
  const contacts = await findContacts(
    payload,
    rows.map(({ user }) => user),
  )
  return rows.map((membership) => {
    const { _id, user, number, registeredName, grade, startedAt, expiresAt, withdrawnAt } = membership
    const contact = contacts.get(user.toHexString())
    return {
      id: _id.toHexString(),
      person: contact ? user.toHexString() : null,
      cells: {
        number,
        name: registeredName ?? contact?.fullName ?? '',
        grade: GRADES[grade],
        status: withdrawnAt ? 'Ended' : MEMBERSHIP_STATUSES[membershipStatus({ membership, now })],
        since: dayOf(startedAt),
        expires: dayOf(expiresAt),
        region: contact?.region ? REGION_LABELS[contact.region] : '',
      },
    }
  })
}

type ListedRegistration = Pick<Stored<Registration>, '_id' | 'user' | 'event' | 'createdAt'>

const toRegistrations: ToRows = async (ids, { payload }) => {
  const rows = await findRows<ListedRegistration>(payload, 'registrations', ids, {
    user: 1,
    event: 1,
    createdAt: 1,
  })
  const [contacts, events] = await Promise.all([
    findContacts(
      payload,
      rows.map(({ user }) => user),
    ),
    findRows<Pick<Stored<Event, 'eventDate'>, '_id' | 'title' | 'eventDate'>>(
      payload,
      'events',
      [...new Set(rows.map(({ event }) => event.toHexString()))],
      { title: 1, eventDate: 1 },
    ),
  ])
  const eventOf = new Map(events.map((event) => [event._id.toHexString(), event]))
  return rows.map(({ _id, user, event, createdAt }) => {
    const contact = contacts.get(user.toHexString())
    const held = eventOf.get(event.toHexString())
    return {
      id: _id.toHexString(),
      person: contact ? user.toHexString() : null,
      cells: {
        name: contact?.fullName ?? FORMER_MEMBER,
        event: held?.title ?? 'A deleted event',
        held: dayOf(held?.eventDate),
        registered: dayOf(createdAt),
        email: contact && isAddress(contact.email) ? contact.email : '',
        region: contact?.region ? REGION_LABELS[contact.region] : '',
      },
    }
  })
}

type ListedPayment = Pick<
  Stored<Payment>,
  '_id' | 'user' | 'payer' | 'paidAt' | 'amountMinor' | 'currency' | 'method' | 'status' | 'receiptNumber'
>

const toPayments: ToRows = async (ids, { payload }) => {
  const rows = await findRows<ListedPayment>(payload, 'payments', ids, {
    user: 1,
    payer: 1,
    paidAt: 1,
    amountMinor: 1,
    currency: 1,
    method: 1,
    status: 1,
    receiptNumber: 1,
  })
  const contacts = await findContacts(payload, rows.map(({ user }) => user).filter(isDefined))
  return rows.map(({ _id, user, payer, paidAt, amountMinor, currency, method, status, receiptNumber }) => {
    const contact = user ? contacts.get(user.toHexString()) : undefined
    return {
      id: _id.toHexString(),
      person: contact && user ? user.toHexString() : null,
      cells: {
        name: contact?.fullName ?? payer ?? 'Not known yet',
        paid: dayOf(paidAt),
        amount: formatMoney({ amountMinor, currency }),
        method: PAYMENT_METHODS[method].name,
        status: PAYMENT_STATUSES[status],
        receipt: receiptNumber ?? '',
      },
    }
  })
}

const TO_ROWS: Record<ListSubject, ToRows> = {
  people: toPeople,
  memberships: toMemberships,
  registrations: toRegistrations,
  payments: toPayments,
}

/** Reads the rows of some keys, in their order: one query a collection, whatever their number. */
export const toRows = (
  subject: ListSubject,
  ids: readonly string[],
  context: RowContext,
): Promise<ListRow[]> => TO_ROWS[subject](ids, context)

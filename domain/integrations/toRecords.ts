import type { Event, Membership, Payment, Profile } from '../../payload-types'
import type { Stored } from '../../platform/stored.types'
import type { ApiPermission } from './apiKeys/apiKeyTexts.schema'
import { membershipStatus } from '../membership/memberships/membershipStatus'
import type {
  IntegrationEvent,
  IntegrationMembership,
  IntegrationPayment,
  IntegrationPerson,
} from './integrations.schema'

export type StoredPerson = Stored<Profile>
export type StoredMembership = Stored<Membership, 'graceUntil'>
export type StoredPayment = Stored<Payment>
export type StoredEvent = Stored<Event, 'eventDate' | 'endDate'>

const isoOf = (date: Date | null | undefined): string | null => date?.toISOString() ?? null
const idOf = (id: { toHexString: () => string } | null | undefined): string | null =>
  id?.toHexString() ?? null

/** A person. Email and phone are there with the permission to read them alone. */
export const toPerson = (
  {
    user,
    fullName,
    professionalTitle,
    organization,
    region,
    joinedAt,
    email,
    phone,
    updatedAt,
  }: StoredPerson,
  permissions: readonly ApiPermission[],
): IntegrationPerson => ({
  id: user.toHexString(),
  name: fullName,
  title: professionalTitle ?? null,
  organization: organization ?? null,
  region: region ?? null,
  joinedAt: joinedAt.toISOString(),
  ...(permissions.includes('contacts:read') && { email, phone: phone ?? null }),
  updatedAt: updatedAt.toISOString(),
})

const stateOf = (membership: StoredMembership): IntegrationMembership['status'] => {
  const status = membershipStatus({ membership })
  return status === 'none' || status === 'pending' ? 'ended' : status
}

/** A membership, with its status now. */
export const toMembership = (membership: StoredMembership): IntegrationMembership => ({
  id: membership._id.toHexString(),
  person: idOf(membership.user),
  number: membership.number,
  registeredName: membership.registeredName ?? null,
  grade: membership.grade,
  status: stateOf(membership),
  startedAt: membership.startedAt.toISOString(),
  expiresAt: isoOf(membership.expiresAt),
  graceUntil: isoOf(membership.graceUntil),
  updatedAt: membership.updatedAt.toISOString(),
})

/** A payment, without what staff, payer and provider wrote about it. */
export const toPayment = (payment: StoredPayment): IntegrationPayment => ({
  id: payment._id.toHexString(),
  person: idOf(payment.user),
  invoice: idOf(payment.invoice),
  method: payment.method,
  status: payment.status,
  amountMinor: payment.amountMinor,
  currency: payment.currency,
  paidAt: payment.paidAt.toISOString(),
  receiptNumber: payment.receiptNumber ?? null,
  updatedAt: payment.updatedAt.toISOString(),
})

/** A published event. */
export const toEvent = (event: StoredEvent): IntegrationEvent => ({
  id: event._id.toHexString(),
  title: event.title,
  path: `/events/${encodeURIComponent(event.slug)}`,
  startsAt: event.isDateToBeAnnounced ? null : isoOf(event.eventDate),
  endsAt: event.isDateToBeAnnounced ? null : isoOf(event.endDate),
  location: event.location,
  region: event.region ?? null,
  isVirtual: event.isVirtual ?? false,
  isCancelled: event.isCancelled ?? false,
  maxAttendees: event.maxAttendees ?? null,
  cpdHours: event.cpdHours ?? null,
  updatedAt: event.updatedAt.toISOString(),
})

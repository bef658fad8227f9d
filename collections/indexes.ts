import type { ExtraIndex } from '../platform/ensureIndexes'
import { QUERY_INDEXES } from './queryIndexes'
import { MAILS_REMEMBERED_DAYS } from '../domain/messaging/mailbox/outcomes.schema'
import { OPEN_STATUSES } from '../domain/membership/applications/applicationForm.schema'
import { ENDED_KEPT_DAYS, OPEN_REQUESTS } from '../domain/cpd/mentoring/mentoringTexts.schema'
import { DECLINED_DAYS } from '../domain/membership/membershipSeats/membershipSeats.schema'

/** One entry a person and event, of those that come from attendance. */
const ONE_ENTRY: ExtraIndex = {
  collection: 'cpd-entries',
  key: { event: 1, user: 1 },
  options: {
    name: 'oncePerEvent',
    unique: true,
    partialFilterExpression: { event: { $type: 'objectId' } },
  },
}

const hasUser = { user: { $type: 'objectId' } } as const

/**
 * The indexes that Payload's own `index`, `unique` and `indexes` cannot express. The server creates them at
 * its start.
 */
export const EXTRA_INDEXES: readonly ExtraIndex[] = [
  ...QUERY_INDEXES,
  ONE_ENTRY,
  // who holds a role: the last administrator, the list of accounts
  { collection: 'roles', key: { role: 1, user: 1, endsOn: 1 }, options: { name: 'holders' } },
  // the orders of the list of accounts, by id where the first does not decide
  ...(['joinedAt', 'fullName', 'email', 'region'] as const).map((field): ExtraIndex => ({
    collection: 'profiles',
    key: { [field]: 1, _id: 1 },
    options: { name: `by ${field}` },
  })),
  // the orders of the panel's list of profiles, up and down: Payload orders by the time of creation, the
  // latest first, where the first does not decide
  ...(['fullName', 'email', 'joinedAt', 'region', 'membershipType'] as const).flatMap(
    (field): ExtraIndex[] => [
      { collection: 'profiles', key: { [field]: 1, createdAt: -1 }, options: { name: `listed by ${field}` } },
      {
        collection: 'profiles',
        key: { [field]: 1, createdAt: 1 },
        options: { name: `listed by ${field}, descending` },
      },
    ],
  ),
  {
    collection: 'profiles',
    key: { region: 1, fullName: 1, createdAt: -1 },
    options: { name: 'listed for the lead of a region' },
  },
  // the order in which other programs read records
  ...(['profiles', 'memberships', 'payments', 'events'] as const).map((collection): ExtraIndex => ({
    collection,
    key: { updatedAt: 1, _id: 1 },
    options: { name: 'by last change' },
  })),
  { collection: 'sessions', key: { expiresAt: 1 }, options: { name: 'ended', expireAfterSeconds: 0 } },
  {
    collection: 'sign-in-challenges',
    key: { expiresAt: 1 },
    options: { name: 'ended', expireAfterSeconds: 0 },
  },
  { collection: 'email-changes', key: { expiresAt: 1 }, options: { name: 'ended', expireAfterSeconds: 0 } },
  { collection: 'account-tokens', key: { expiresAt: 1 }, options: { name: 'ended', expireAfterSeconds: 0 } },
  {
    collection: 'application-drafts',
    key: { expiresAt: 1 },
    options: { name: 'ended', expireAfterSeconds: 0 },
  },
  { collection: 'edit-leases', key: { expiresAt: 1 }, options: { name: 'ended', expireAfterSeconds: 60 } },
  {
    collection: 'webhook-deliveries',
    key: { expiresAt: 1 },
    options: { name: 'ended', expireAfterSeconds: 0 },
  },
  { collection: 'download-visits', key: { expiresAt: 1 }, options: { name: 'ended', expireAfterSeconds: 0 } },
  {
    collection: 'applications',
    key: { user: 1 },
    options: {
      name: 'oneOpen',
      unique: true,
      partialFilterExpression: { ...hasUser, status: { $in: [...OPEN_STATUSES] } },
    },
  },
  {
    collection: 'renewals',
    key: { user: 1 },
    options: { name: 'oneOpen', unique: true, partialFilterExpression: { ...hasUser, status: 'requested' } },
  },
  {
    collection: 'name-changes',
    key: { user: 1 },
    options: { name: 'oneOpen', unique: true, partialFilterExpression: { ...hasUser, status: 'requested' } },
  },
  // an application, sent or not, has so many documents: each takes a place
  {
    collection: 'application-documents',
    key: { user: 1, application: 1, place: 1 },
    options: { name: 'oncePerPlace', unique: true, partialFilterExpression: { place: { $gte: 1 } } },
  },
  // what is written off, in sum
  {
    collection: 'invoices',
    key: { writtenOffMinor: 1 },
    options: { name: 'writtenOff', partialFilterExpression: { writtenOffMinor: { $gt: 0 } } },
  },
  // seats of companies: a place is taken once, a person holds one seat, an address is invited once by a company
  {
    collection: 'membership-seats',
    key: { company: 1, place: 1 },
    options: { name: 'oncePerPlace', unique: true, partialFilterExpression: { status: 'taken' } },
  },
  {
    collection: 'membership-seats',
    key: { user: 1 },
    options: { name: 'oneTaken', unique: true, partialFilterExpression: { ...hasUser, status: 'taken' } },
  },
  {
    collection: 'membership-seats',
    key: { company: 1, email: 1 },
    options: { name: 'invitedOnce', unique: true, partialFilterExpression: { status: 'invited' } },
  },
  {
    collection: 'membership-seats',
    key: { declinedAt: 1 },
    options: { name: 'declined', expireAfterSeconds: DECLINED_DAYS * 24 * 60 * 60 },
  },
  // so many openings of an account wait at once: each takes a place
  {
    collection: 'job-openings',
    key: { user: 1, waitingPlace: 1 },
    options: { name: 'oncePerPlace', unique: true, partialFilterExpression: { waitingPlace: { $gte: 1 } } },
  },
  {
    collection: 'job-openings',
    key: { needsMail: 1 },
    options: { name: 'unmailed', partialFilterExpression: { needsMail: true } },
  },
  // a person has one open request for a mentor, and a pair one open mentorship
  {
    collection: 'mentoring-requests',
    key: { mentee: 1 },
    options: {
      name: 'oneOpen',
      unique: true,
      partialFilterExpression: { status: { $in: [...OPEN_REQUESTS] } },
    },
  },
  {
    collection: 'mentoring-requests',
    key: { needsMail: 1 },
    options: { name: 'unmailed', partialFilterExpression: { needsMail: true } },
  },
  {
    collection: 'mentoring-requests',
    key: { endedAt: 1 },
    options: { name: 'ended', expireAfterSeconds: ENDED_KEPT_DAYS * 24 * 60 * 60 },
  },
  {
    collection: 'mentorships',
    key: { mentor: 1, mentee: 1 },
    options: { name: 'oneOpen', unique: true, partialFilterExpression: { isOpen: true } },
  },
  {
    collection: 'mentorships',
    key: { needsFinalising: 1 },
    options: { name: 'unfinished', partialFilterExpression: { needsFinalising: true } },
  },
  {
    collection: 'mentorships',
    key: { endedAt: 1 },
    options: { name: 'ended', expireAfterSeconds: ENDED_KEPT_DAYS * 24 * 60 * 60 },
  },
  // a message that is sent twice is stored once
  {
    collection: 'member-messages',
    key: { sender: 1, key: 1 },
    options: { name: 'oncePerKey', unique: true, partialFilterExpression: { key: { $type: 'string' } } },
  },
  // an answer to a contact message has its place in the thread; a note or a mail that arrives twice is stored once
  {
    collection: 'contact-entries',
    key: { message: 1, place: 1 },
    options: { name: 'onePerPlace', unique: true, partialFilterExpression: { kind: 'answer' } },
  },
  {
    collection: 'contact-entries',
    key: { key: 1 },
    options: { name: 'oncePerKey', unique: true, partialFilterExpression: { key: { $type: 'string' } } },
  },
  {
    collection: 'contact-messages',
    key: { mailKey: 1 },
    options: { name: 'oncePerMail', unique: true, partialFilterExpression: { mailKey: { $type: 'string' } } },
  },
  {
    collection: 'mailbox-mails',
    key: { readAt: 1 },
    options: { name: 'remembered', expireAfterSeconds: MAILS_REMEMBERED_DAYS * 24 * 60 * 60 },
  },
  {
    collection: 'contact-entries',
    key: { createdAt: 1 },
    options: { name: 'unfinished', partialFilterExpression: { needsFinalising: true } },
  },
  {
    collection: 'member-messages',
    key: { createdAt: 1 },
    options: { name: 'unmailed', partialFilterExpression: { needsMail: true } },
  },
  // nobody is in a group twice at once, nor asks twice
  {
    collection: 'group-members',
    key: { group: 1, user: 1 },
    options: { name: 'onceAtATime', unique: true, partialFilterExpression: { isOpen: true } },
  },
  {
    collection: 'group-members',
    key: { endsOn: 1 },
    options: { name: 'open by end', partialFilterExpression: { isOpen: true } },
  },
  {
    collection: 'group-requests',
    key: { group: 1, user: 1 },
    options: { name: 'oneOpen', unique: true, partialFilterExpression: { status: 'asked' } },
  },
]

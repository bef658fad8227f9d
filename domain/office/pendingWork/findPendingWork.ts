import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { WAITING_MESSAGES } from '../../messaging/contactMessages'
import { groupScope, groupsOfScope } from '../../groups'
import { whereDueForRemoval } from '../../membership/removals'
import { findGroupsOfTasks } from '../tasks'
import { OPEN_STATUSES } from '../../membership/applications/choices.schema'
import {
  type Actor,
  type Right,
  hasBranchRight,
  hasRight,
  isStaff,
  readsPeople,
} from '../../../collections/access/roles'
import { type BranchRight, heldRoles } from '../../../collections/access/policies.schema'
import { decidesApplications } from '../../../collections/access/regionPolicies.schema'
import {
  AGE_GROUPS,
  type AgeGroup,
  PENDING_KINDS,
  PROMISED_DAYS,
  type PendingGroup,
  type PendingKind,
  type PendingStep,
  type WaitingItem,
} from './pendingWork.schema'
import { CURRENCIES, formatMoney } from '../../../platform/moneyFormat.schema'
import { isKeyOf, keysOf } from '../../../platform/records.schema'
import { PAYMENT_METHODS } from '../../money/payments/payment.schema'
import { FORMER_MEMBER } from '../../people/profiles/formerPeople.schema'

const DAY_MS = 86_400_000
const OLDEST_SHOWN = 5

type Row = Record<string, unknown> & { id: string | number; createdAt: string; updatedAt?: string }

interface Source {
  collection: CollectionSlug
  /** What waits. */
  where: Where | ((req: PayloadRequest, now: Date) => Promise<Where>)
  /** The field that says since when; when it was created by default. */
  since?: 'graceUntil' | 'submittedAt'
  /** What a record is called. Of a person's record: the account, whose name is looked up. */
  titleOf: (row: Row) => string
  /** Where the record itself is not what staff open. */
  idOf?: (row: Row) => string
  /** The right that it takes, and the one for a branch that shows what is of the branch. */
  right: Right
  ofBranch?: BranchRight
  /** What can be done with it at once; undefined where it has to be opened first. */
  stepOf?: (row: Row, actor: Actor) => PendingStep | undefined
  /** Closed to everybody over HTTP: read for administrators all the same. */
  isServerOnly?: boolean
  /** Whether records it refers to are read along, for their names. */
  hasNames?: boolean
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The name of the account that a record belongs to; read along with it. */
const nameOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'name' in value ? text(value.name) : FORMER_MEMBER

const partOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined

/** Whether a reference leads to the account of who asks. */
const isAbout = (reference: unknown, actor: Actor): boolean =>
  (typeof reference === 'string' ? reference : partOf(reference, 'id')) === actor.id

const panelPathOf = (input: unknown): string => {
  const doc = partOf(input, 'doc')
  return doc
    ? `collections/${text(partOf(doc, 'relationTo'))}/${text(partOf(doc, 'value'))}`
    : `globals/${text(partOf(input, 'global'))}`
}

/** `USD 50.00, Bank transfer, Lado Wani` */
const titleOfPayment = ({ amountMinor, currency, method, payer }: Row): string =>
  [
    typeof amountMinor === 'number' &&
      isKeyOf(CURRENCIES, currency) &&
      formatMoney({ amountMinor, currency }),
    isKeyOf(PAYMENT_METHODS, method) && PAYMENT_METHODS[method].name,
    text(payer),
  ]
    .filter(Boolean)
    .join(', ')

const SOURCES: Record<PendingKind, Source> = {
  tasks: {
    collection: 'tasks',
    where: async ({ payload, user }): Promise<Where> => {
      const groups = user && !readsPeople(user) ? await findGroupsOfTasks(payload, user) : []
      return {
        and: [
          { doneAt: { exists: false } },
          {
            or: [
              { assignee: { equals: user?.id } },
              // chapter leads see their own and those of their groups
              readsPeople(user)
                ? { assignee: { exists: false } }
                : { group: { in: groups.map(({ _id }) => _id.toHexString()) } },
            ],
          },
        ],
      }
    },
    titleOf: ({ title }) => text(title),
    right: 'people',
    ofBranch: 'groups',
    isServerOnly: true,
  },
  applications: {
    collection: 'applications',
    where: { status: { in: [...OPEN_STATUSES] } },
    titleOf: ({ fullName }) => text(fullName),
    stepOf: (row, actor) =>
      row.status === 'pending' && row.user && decidesApplications(actor) && !isAbout(row.user, actor)
        ? 'startReview'
        : undefined,
    right: 'memberships',
    ofBranch: 'readApplications',
  },
  renewals: {
    collection: 'renewals',
    where: { status: { equals: 'requested' } },
    titleOf: ({ user }) => nameOf(user),
    stepOf: ({ user }, actor) => (isAbout(user, actor) ? undefined : 'confirmRenewal'),
    right: 'memberships',
    hasNames: true,
  },
  removals: {
    collection: 'memberships',
    where: (req, now) => whereDueForRemoval(req, now),
    since: 'graceUntil',
    titleOf: ({ registeredName, number }) => text(registeredName) || text(number),
    right: 'memberships',
  },
  groupRequests: {
    collection: 'group-requests',
    where: async ({ payload, user }): Promise<Where> => {
      const scope = await groupScope(payload, user)
      const groups = scope && (await groupsOfScope(payload, scope))
      return {
        and: [
          { status: { equals: 'asked' } },
          ...(groups ? [{ group: { in: groups.map((id) => id.toHexString()) } }] : []),
        ],
      }
    },
    titleOf: ({ group, user }) => `${nameOf(user)}, ${text(partOf(group, 'name'))}`,
    idOf: ({ group }) => text(partOf(group, 'id')),
    stepOf: ({ user }, actor) => (isAbout(user, actor) ? undefined : 'acceptIntoGroup'),
    right: 'groups',
    ofBranch: 'groups',
    isServerOnly: true,
    hasNames: true,
  },
  duplicates: {
    collection: 'possible-duplicates',
    where: { status: { equals: 'open' } },
    titleOf: ({ name }) => text(name),
    right: 'memberships',
    isServerOnly: true,
  },
  nominations: {
    collection: 'nominations',
    where: { or: [{ status: { equals: 'open' } }, { awaitsAccount: { equals: true } }] },
    titleOf: ({ nomineeName }) => text(nomineeName),
    right: 'memberships',
    isServerOnly: true,
  },
  // links that ran out before anybody answered: another sponsor or nominator has to be asked
  endorsements: {
    collection: 'endorsements',
    where: (_req, now) =>
      Promise.resolve({
        status: { equals: 'asked' },
        isClosed: { not_equals: true },
        expiresAt: { less_than: now.toISOString() },
      }),
    titleOf: ({ contact, fullName }) => `${text(contact)}, for ${text(fullName)}`,
    idOf: ({ id, kind, subject }) => [kind, subject, id].join('.'),
    right: 'memberships',
    isServerOnly: true,
  },
  messages: {
    collection: 'contact-messages',
    where: WAITING_MESSAGES,
    titleOf: ({ subject }) => text(subject),
    stepOf: ({ assignee }) => (assignee ? undefined : 'claimMessage'),
    right: 'site',
  },
  reports: {
    collection: 'message-reports',
    where: { status: { equals: 'open' } },
    titleOf: ({ subject }) => text(subject),
    right: 'site',
  },
  papers: {
    collection: 'submissions',
    where: { status: { in: ['received', 'under_review'] } },
    titleOf: ({ title }) => text(title),
    right: 'content',
  },
  openings: {
    collection: 'job-openings',
    where: { status: { equals: 'submitted' } },
    since: 'submittedAt',
    titleOf: ({ title, organisation }) => `${text(title)}, ${text(organisation)}`,
    right: 'site',
    isServerOnly: true,
  },
  mails: {
    collection: 'outbox',
    where: { status: { in: ['failed', 'uncertain'] } },
    titleOf: ({ to }) => `To ${text(to)}`,
    stepOf: () => 'sendAgain',
    right: 'site',
  },
  schedules: {
    collection: 'payload-jobs',
    where: { hasError: { equals: true } },
    titleOf: ({ error, input }) => `${text(partOf(input, 'title'))}: ${text(partOf(error, 'message'))}`,
    idOf: ({ input }) => panelPathOf(input),
    right: 'site',
    isServerOnly: true,
  },
  payments: {
    collection: 'payments',
    where: { status: { equals: 'reported' } },
    titleOf: titleOfPayment,
    right: 'money',
  },
  donations: {
    collection: 'donations',
    where: { isFlagged: { equals: true } },
    titleOf: ({ name, receiptNumber }) => text(name) || text(receiptNumber) || 'A donation',
    right: 'money',
  },
}

/** From when to when a record of an age group waits. */
const waitingWithin = (
  group: AgeGroup,
  since: NonNullable<Source['since']> | 'createdAt',
  now: number,
): Where => {
  const groups = Object.values(AGE_GROUPS)
  const place = Object.keys(AGE_GROUPS).indexOf(group)
  const from = groups[place + 1]?.fromDays
  const until = groups[place]?.fromDays ?? 0
  return {
    [since]: {
      ...(from !== undefined && { greater_than: new Date(now - from * DAY_MS).toISOString() }),
      ...(until > 0 && { less_than_equal: new Date(now - until * DAY_MS).toISOString() }),
    },
  }
}

const mayWork = (actor: Actor, kind: PendingKind): boolean => {
  const { right, ofBranch } = SOURCES[kind]
  return hasRight(actor, right) || (ofBranch !== undefined && hasBranchRight(actor, ofBranch))
}

/** @param changer who asks, with the rights to change something; undefined for one who only reads of this kind */
const findGroup = async (
  req: PayloadRequest,
  kind: PendingKind,
  changer: Actor | undefined,
  now: number,
): Promise<PendingGroup> => {
  const {
    collection,
    titleOf,
    idOf: openedAt,
    stepOf,
    since = 'createdAt',
    isServerOnly = false,
    hasNames,
    ...source
  } = SOURCES[kind]
  const where = typeof source.where === 'function' ? await source.where(req, new Date(now)) : source.where
  const shared = { collection, overrideAccess: isServerOnly, req }
  const groups = keysOf(AGE_GROUPS)
  const promised = PROMISED_DAYS[kind]
  const countLate = async (): Promise<number> => {
    if (!promised) return 0
    const isLate = { [since]: { less_than: new Date(now - promised.days * DAY_MS).toISOString() } }
    return (await req.payload.count({ ...shared, where: { and: [where, isLate] } })).totalDocs
  }
  const [{ docs, totalDocs }, late, ...counts] = await Promise.all([
    req.payload.find({
      ...shared,
      where,
      sort: since,
      limit: OLDEST_SHOWN,
      depth: hasNames ? 1 : 0,
    }),
    countLate(),
    ...groups.map((group) => {
      const within = waitingWithin(group, since, now)
      return req.payload.count({ ...shared, where: { and: [where, within] } })
    }),
  ])
  const ages = Object.fromEntries(
    groups.map((group, place) => [group, counts[place]?.totalDocs ?? 0]),
  ) as Record<AgeGroup, number>
  const oldest = (docs as unknown as Row[]).map((row): WaitingItem => ({
    id: openedAt?.(row) ?? String(row.id),
    title: titleOf(row),
    since: text(row[since]),
    record: String(row.id),
    updatedAt: row.updatedAt ?? row.createdAt,
    step: (changer && stepOf?.(row, changer)) ?? null,
  }))
  return { kind, total: totalDocs, ages, late, oldest }
}

/**
 * What waits for the person who asks: own tasks, those of one's groups and nobody's, applications by age, renewal
 * requests, members due for removal, people who may be one, nominations, sponsors and nominators who did not answer
 * in time, contact messages, submitted papers, job openings, mails that could not be sent, scheduled changes that
 * failed, payments that were reported, donations that do not fit their payment. Everybody gets what their rights
 * cover; a role for a branch, what is of the branch. Every question is asked with the person's own access.
 * @param now milliseconds, for the ages
 */
export const findPendingWork = async (req: PayloadRequest, now = Date.now()): Promise<PendingGroup[]> => {
  const { user } = req
  if (!user || !isStaff(user)) return []
  // an auditor reads like an administrator, and changes nothing
  const changer: Actor = { ...user, roles: heldRoles(user) }
  return Promise.all(
    PENDING_KINDS.filter((kind) => mayWork(user, kind)).map((kind) =>
      findGroup(req, kind, mayWork(changer, kind) ? changer : undefined, now),
    ),
  )
}

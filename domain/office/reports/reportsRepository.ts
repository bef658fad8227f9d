import { type Document, ObjectId } from 'mongodb'
import type { CollectionSlug, Payload } from 'payload'
import type { Branch, Region } from '../../../collections/access/policies.schema'
import { modelOf } from '../../../platform/database'
import { EACH_BATCH } from '../../../platform/databaseDeadlines'

/*
 * Sums over the collections of other subjects, which reports read and never write.
 */

const collectionOf = (payload: Payload, slug: CollectionSlug) => modelOf(payload, slug).collection

const aggregate = <Row extends Document>(
  payload: Payload,
  slug: CollectionSlug,
  stages: Document[],
): Promise<Row[]> =>
  collectionOf(payload, slug)
    .aggregate<Row>(stages, { allowDiskUse: true, ...EACH_BATCH })
    .toArray()

/** The month of a date in Juba. */
const monthOf = (field: string): Document => ({
  $dateToString: { date: `$${field}`, format: '%Y-%m', timezone: 'Africa/Juba' },
})

const within = ({ start, before }: Span): Document => ({ $gte: start, $lt: before })

interface Span {
  start: Date
  before: Date
}

/** A region's records. Nothing of them belongs to a group: whoever leads one without a region finds none. */
const ofRegion = (part: Branch | null): Document => {
  if (!part) return {}
  return 'region' in part ? { region: part.region } : { _id: null }
}

/** The mailings to what somebody leads. */
const ofScope = (part: Branch | null): Document => {
  if (!part) return {}
  return 'region' in part ? { scopeRegion: part.region } : { scopeGroup: new ObjectId(part.group) }
}

/** What is known of a person beside the membership. */
export interface PersonTraits {
  region: Region | null
  /** `YYYY-MM-DD`; null where it is not known. */
  birthDate: string | null
  /** As on the latest application. */
  gender: string | null
  /** When the person was in which group: days, `YYYY-MM-DD`, both included. */
  terms: { group: string; startsOn: string; endsOn: string }[]
}

/** Region, birth date, gender and groups of some people. */
export const findTraits = async (
  payload: Payload,
  users: readonly string[],
): Promise<Map<string, PersonTraits>> => {
  const ids = users.map((user) => new ObjectId(user))
  const [profiles, applications, terms] = await Promise.all([
    collectionOf(payload, 'profiles')
      .find<{ user: ObjectId; region?: Region; birthDate?: string }>(
        { user: { $in: ids } },
        { projection: { _id: 0, user: 1, region: 1, birthDate: 1 } },
      )
      .toArray(),
    collectionOf(payload, 'applications')
      .find<{ user: ObjectId; gender?: string }>(
        { user: { $in: ids } },
        { projection: { _id: 0, user: 1, gender: 1 }, sort: { createdAt: 1 } },
      )
      .toArray(),
    collectionOf(payload, 'group-members')
      .find<{ user: ObjectId; group: ObjectId; startsOn: string; endsOn: string }>(
        { user: { $in: ids } },
        { projection: { _id: 0, user: 1, group: 1, startsOn: 1, endsOn: 1 } },
      )
      .toArray(),
  ])
  const termsOf = new Map<string, PersonTraits['terms']>()
  for (const { user, group, startsOn, endsOn } of terms)
    termsOf.set(String(user), [
      ...(termsOf.get(String(user)) ?? []),
      { group: String(group), startsOn, endsOn },
    ])
  const genders = new Map(applications.map(({ user, gender }) => [String(user), gender]))
  return new Map(
    profiles.map(({ user, region, birthDate }) => [
      String(user),
      {
        region: region ?? null,
        birthDate: birthDate ?? null,
        gender: genders.get(String(user)) ?? null,
        terms: termsOf.get(String(user)) ?? [],
      },
    ]),
  )
}

/** Of some people those of a region. */
export const findPeopleOfRegion = async (
  payload: Payload,
  users: readonly string[],
  region: Region,
): Promise<string[]> => {
  const profiles = await collectionOf(payload, 'profiles')
    .find<{ user: ObjectId }>(
      { user: { $in: users.map((user) => new ObjectId(user)) }, region },
      { projection: { _id: 0, user: 1 } },
    )
    .toArray()
  return profiles.map(({ user }) => String(user))
}

/** How many applications came in each month. */
export const countReceived = (
  payload: Payload,
  span: Span,
  part: Branch | null,
): Promise<{ _id: string; count: number }[]> =>
  aggregate(payload, 'applications', [
    { $match: { createdAt: within(span), ...ofRegion(part) } },
    { $group: { _id: monthOf('createdAt'), count: { $sum: 1 } } },
  ])

/** The applications that were decided in a span: how, in which month, and after how many milliseconds. */
export const findDecided = (
  payload: Payload,
  span: Span,
  part: Branch | null,
): Promise<{ month: string; status: 'approved' | 'rejected'; tookMs: number }[]> =>
  aggregate(payload, 'applications', [
    {
      $match: {
        reviewedAt: within(span),
        status: { $in: ['approved', 'rejected'] },
        ...ofRegion(part),
      },
    },
    {
      $project: {
        _id: 0,
        month: monthOf('reviewedAt'),
        status: 1,
        tookMs: { $subtract: ['$reviewedAt', '$createdAt'] },
      },
    },
  ])

export interface ReportedEvent {
  _id: ObjectId
  title: string
  eventDate: Date
  registered: number
  attended: number
}

/**
 * The published events of a span that were not cancelled, the latest first, with how many are registered and how many
 * came.
 */
export const findReportedEvents = async (
  payload: Payload,
  span: Span,
  part: Branch | null,
): Promise<ReportedEvent[]> => {
  const events = await collectionOf(payload, 'events')
    .find<Omit<ReportedEvent, 'registered' | 'attended'>>(
      {
        _status: 'published',
        deletedAt: null,
        isCancelled: { $ne: true },
        isDateToBeAnnounced: { $ne: true },
        eventDate: within(span),
        ...ofRegion(part),
      },
      { projection: { title: 1, eventDate: 1 }, sort: { eventDate: -1, _id: -1 } },
    )
    .toArray()
  const countIn = async (collection: 'registrations' | 'attendances'): Promise<Map<string, number>> => {
    const counts = await aggregate<{ _id: ObjectId; count: number }>(payload, collection, [
      { $match: { event: { $in: events.map(({ _id }) => _id) } } },
      { $group: { _id: '$event', count: { $sum: 1 } } },
    ])
    return new Map(counts.map(({ _id, count }) => [String(_id), count]))
  }
  const [registered, attended] = await Promise.all([countIn('registrations'), countIn('attendances')])
  return events.map((event) => ({
    ...event,
    registered: registered.get(String(event._id)) ?? 0,
    attended: attended.get(String(event._id)) ?? 0,
  }))
}

/** The confirmed payments of each month and currency. */
export const sumPayments = (
  payload: Payload,
  span: Span,
): Promise<{ _id: { month: string; currency: string }; count: number; amountMinor: number }[]> =>
  aggregate(payload, 'payments', [
    { $match: { status: 'confirmed', paidAt: within(span) } },
    {
      $group: {
        _id: { month: monthOf('paidAt'), currency: '$currency' },
        count: { $sum: 1 },
        amountMinor: { $sum: '$amountMinor' },
      },
    },
  ])

/** The years of CPD entries, whose dates are stored at some time of the day in UTC. */
const cpdYears = (years: readonly number[]): Document => ({
  $gte: new Date(Date.UTC(years[0] ?? 0, 0, 1)),
  $lt: new Date(Date.UTC((years.at(-1) ?? 0) + 1, 0, 1)),
})

/** What was recorded in each year: by how many people, how many hours, and how many reached a target. */
export const sumCpdYears = (
  payload: Payload,
  years: readonly number[],
  targetHours: number,
): Promise<{ _id: number; people: number; hours: number; reached: number }[]> =>
  aggregate(payload, 'cpd-entries', [
    { $match: { date: cpdYears(years) } },
    { $group: { _id: { year: { $year: '$date' }, user: '$user' }, hours: { $sum: '$hours' } } },
    {
      $group: {
        _id: '$_id.year',
        people: { $sum: 1 },
        hours: { $sum: '$hours' },
        reached: { $sum: { $cond: [{ $gte: ['$hours', targetHours] }, 1, 0] } },
      },
    },
  ])

/** The hours of each year and kind. */
export const sumCpdKinds = (
  payload: Payload,
  years: readonly number[],
): Promise<{ _id: { year: number; kind: string }; hours: number }[]> =>
  aggregate(payload, 'cpd-entries', [
    { $match: { date: cpdYears(years) } },
    { $group: { _id: { year: { $year: '$date' }, kind: '$kind' }, hours: { $sum: '$hours' } } },
  ])

export interface ReportedMailing {
  _id: ObjectId
  subject: string
  startedAt: Date
  sent: number
  /** As far as known: sent, and not come back. */
  delivered: number
  bounced: number
  unsubscribed: number
}

const NO_MAIL = { sent: 0, delivered: 0, bounced: 0, unsubscribed: 0 }
const countIf = (condition: Document): Document => ({ $sum: { $cond: [condition, 1, 0] } })

/** The mailings whose sending began in a span, the latest first, with what became of them. */
export const findReportedMailings = async (
  payload: Payload,
  span: Span,
  part: Branch | null,
): Promise<ReportedMailing[]> => {
  const mailings = await collectionOf(payload, 'mailings')
    .find<Pick<ReportedMailing, '_id' | 'subject' | 'startedAt'>>(
      { startedAt: within(span), ...ofScope(part) },
      { projection: { subject: 1, startedAt: 1 }, sort: { startedAt: -1, _id: -1 } },
    )
    .toArray()
  const counts = await aggregate<{ _id: ObjectId } & typeof NO_MAIL>(payload, 'mailing-recipients', [
    { $match: { mailing: { $in: mailings.map(({ _id }) => _id) } } },
    {
      $group: {
        _id: '$mailing',
        sent: countIf({ $eq: ['$state', 'sent'] }),
        delivered: countIf({ $and: [{ $eq: ['$state', 'sent'] }, { $ne: ['$bounce', 'permanent'] }] }),
        bounced: countIf({ $eq: ['$bounce', 'permanent'] }),
        unsubscribed: countIf({ $gt: ['$unsubscribedAt', null] }),
      },
    },
  ])
  const byMailing = new Map(counts.map(({ _id, ...each }) => [String(_id), each]))
  return mailings.map((mailing) => ({ ...mailing, ...(byMailing.get(String(mailing._id)) ?? NO_MAIL) }))
}

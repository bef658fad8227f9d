import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { modelOf } from '../../../platform/database'
import { findQuestions } from '../questions'
import type { TicketAnswer } from '../questions/questions.constants'
import { findTicketTypes, saleRulesOf } from '../tickets'
import type { DoorEntry, EntryState } from './door.schema'

/** Who may come to the door of an event, and whose attendance it is. */
export interface ExpectedEntry extends DoorEntry {
  /**
   * The account of the own ticket, of who has a ticket that somebody else ordered, or of who is registered; null where
   * that is not known.
   */
  user: string | null
  /** Id of the type of a ticket that takes no seat of the event, and has doors of its own; null for all others. */
  extra: string | null
}

const STATES: Readonly<Record<string, EntryState>> = {
  confirmed: 'valid',
  held: 'unpaid',
  expired: 'cancelled',
  cancelled: 'cancelled',
}

const ID_FIELDS = ['tickets', 'cancelledTickets'].flatMap((list) => [`${list}.id`, `${list}.replacedIds`])

/** What buyers gave back ticket by ticket. */
const CANCELLED = {
  $map: {
    input: { $ifNull: ['$cancelledTickets', []] },
    in: { $mergeObjects: ['$$this', { isCancelled: true }] },
  },
}

const readTickets = (payload: Payload, event: ObjectId, ids: readonly string[] | undefined) =>
  modelOf(payload, 'ticket-orders')
    .collection.aggregate<
      Pick<ExpectedEntry, 'id' | 'type'> & { name?: string | null; answers?: TicketAnswer[] | null } & {
        status: string
        isReplaced: boolean
        isOwn?: boolean
        holder?: ObjectId | null
        typeId: ObjectId
        user: ObjectId
      }
    >([
      {
        $match: {
          event,
          status: { $in: Object.keys(STATES) },
          ...(ids && { $or: ID_FIELDS.map((field) => ({ [field]: { $in: ids } })) }),
        },
      },
      { $set: { tickets: { $concatArrays: ['$tickets', CANCELLED] } } },
      { $unwind: '$tickets' },
      // also under the ids that it had before: who has an old code must not get in
      { $set: { id: { $concatArrays: [['$tickets.id'], { $ifNull: ['$tickets.replacedIds', []] }] } } },
      { $unwind: '$id' },
      ...(ids ? [{ $match: { id: { $in: ids } } }] : []),
      {
        $project: {
          _id: 0,
          id: 1,
          isReplaced: { $or: [{ $ne: ['$id', '$tickets.id'] }, '$tickets.isCancelled'] },
          name: '$tickets.name',
          type: '$tickets.typeName',
          typeId: '$tickets.type',
          isOwn: '$tickets.isOwn',
          holder: '$tickets.holder',
          answers: '$tickets.answers',
          status: 1,
          user: 1,
        },
      },
    ])
    .toArray()

const readRegistrations = (payload: Payload, event: ObjectId, users: ObjectId[] | undefined) =>
  modelOf(payload, 'registrations')
    .collection.aggregate<{ user: ObjectId; name: string }>([
      { $match: { event, ...(users && { user: { $in: users } }) } },
      {
        $lookup: {
          from: 'profiles',
          localField: 'user',
          foreignField: 'user',
          as: 'profile',
          pipeline: [{ $project: { fullName: 1 } }],
        },
      },
      { $project: { _id: 0, user: 1, name: { $ifNull: [{ $first: '$profile.fullName' }, ''] } } },
    ])
    .toArray()

/**
 * Everybody who may come to an event: a ticket each, and who is registered without one. The buyer of an own ticket is
 * there once, by the ticket.
 * @param ids of some of them alone
 */
export const findExpected = async (
  payload: Payload,
  id: string,
  ids?: readonly string[],
): Promise<ExpectedEntry[]> => {
  const event = new ObjectId(id)
  const [tickets, types, questions, registrations] = await Promise.all([
    readTickets(payload, event, ids),
    findTicketTypes(payload, event),
    findQuestions(payload, id),
    readRegistrations(
      payload,
      event,
      ids?.map((each) => new ObjectId(each)),
    ),
  ])
  const { extras } = saleRulesOf(types)
  const shown = new Set(questions.flatMap((each) => (each.isAtDoor ? [each.id] : [])))
  const entries = tickets.map(
    ({ status, isReplaced, isOwn, holder, user, name, answers, typeId, ...ticket }): ExpectedEntry => {
      const notes = (answers ?? [])
        .filter(({ question }) => shown.has(question))
        .map(({ label, answer }) => `${label}: ${answer}`)
      const extra = extras.find((each) => each === String(typeId)) ?? null
      return {
        ...ticket,
        name: name ?? '',
        state: (!isReplaced && STATES[status]) || 'cancelled',
        // an extra, such as a dinner, is no attendance
        user: (!extra && (isOwn ? user : holder)?.toHexString()) || null,
        extra,
        ...(notes.length > 0 && { notes }),
      }
    },
  )
  const withTicket = new Set(
    tickets.flatMap(({ user, isOwn, isReplaced, status }) =>
      isOwn && !isReplaced && STATES[status] === 'valid' ? [user.toHexString()] : [],
    ),
  )
  return [
    ...entries,
    ...registrations.flatMap(({ user, name }): ExpectedEntry[] => {
      const person = user.toHexString()
      const entry = { id: person, name, type: null, state: 'valid', user: person, extra: null } as const
      return withTicket.has(person) ? [] : [entry]
    }),
  ]
}

/** The organisations of accounts that name one in their profile, by account. */
export const findOrganizations = async (
  payload: Payload,
  users: readonly string[],
): Promise<Map<string, string>> => {
  const profiles = await modelOf(payload, 'profiles')
    .collection.find<{ user: ObjectId; organization?: string | null }>(
      { user: { $in: users.map((user) => new ObjectId(user)) } },
      { projection: { user: 1, organization: 1 } },
    )
    .toArray()
  return new Map(profiles.map(({ user, organization }) => [user.toHexString(), organization ?? '']))
}

import type { PayloadRequest } from 'payload'
import { findContacts, findNames } from '../../people/profiles'
import { findMentoringRefusal } from './findMentoringRefusal'
import type { AskToAnswer, OwnMentoring, OwnRequest } from './mentoring.schema'
import { RELEASE_REASONS } from './mentoringTexts.schema'
import { findMentorshipsOf } from './repositories/mentorshipsRepository'
import { findOfferOf } from './repositories/offersRepository'
import { type StoredRequest, findAsksFor, findOpenRequestOf } from './repositories/requestsRepository'
import { toFacts } from './rankMentors'
import { FORMER_MEMBER } from '../../people/profiles/formerPeople.schema'

/** The oldest first: who answers them sees the next. */
const ASKS_SHOWN = 50

type Names = ReadonlyMap<string, string>

const toOwnRequest = (request: StoredRequest, names: Names): OwnRequest => {
  const {
    _id,
    status,
    mentor,
    askedAt,
    isProposal,
    menteeAcceptedAt,
    releasedBy,
    releaseReason,
    releaseWord,
  } = request
  const nameOf = (id: typeof mentor): string => names.get(id?.toHexString() ?? '') ?? FORMER_MEMBER
  return {
    ...toFacts(request),
    id: _id.toHexString(),
    status,
    mentor: mentor ? nameOf(mentor) : null,
    askedAt: askedAt?.toISOString() ?? null,
    needsOwnAnswer: status === 'asked' && isProposal === true && !menteeAcceptedAt,
    isProposal: isProposal === true,
    lastAnswer:
      releaseReason && releaseReason !== 'refused'
        ? { name: nameOf(releasedBy), reason: RELEASE_REASONS[releaseReason], word: releaseWord || null }
        : null,
  }
}

const toAsk = (request: StoredRequest, names: Names): AskToAnswer => ({
  ...toFacts(request),
  id: request._id.toHexString(),
  mentee: names.get(request.mentee.toHexString()) ?? FORMER_MEMBER,
  askedAt: new Date(request.askedAt ?? request.createdAt).toISOString(),
  isProposal: request.isProposal === true,
  isAccepted: Boolean(request.mentorAcceptedAt),
})

/** Everything about mentoring that concerns one person. */
export const readOwnMentoring = async (req: PayloadRequest, user: string): Promise<OwnMentoring> => {
  const { payload } = req
  const [entitled, offer, request, asks, mentorships] = await Promise.all([
    findMentoringRefusal(req, 'mentee'),
    findOfferOf(payload, user),
    findOpenRequestOf(payload, user),
    findAsksFor(payload, user, ASKS_SHOWN),
    findMentorshipsOf(payload, user),
  ])
  const [names, others] = await Promise.all([
    findNames(payload, [request?.mentor, request?.releasedBy, ...asks.map(({ mentee }) => mentee)]),
    findContacts(
      payload,
      mentorships.flatMap(({ mentor, mentee }) => [mentor, mentee]),
    ),
  ])
  return {
    refusal: 'refusal' in entitled ? entitled.refusal : null,
    offer: offer && {
      ...toFacts(offer),
      places: offer.places,
      isPaused: offer.isPaused === true,
      taken: offer.taken?.length ?? 0,
    },
    request: request && toOwnRequest(request, names),
    toAnswer: asks.map((ask) => toAsk(ask, names)),
    mentorships: mentorships.map(({ _id, mentor, mentee, startedAt }) => {
      const role = mentor.toHexString() === user ? ('mentor' as const) : ('mentee' as const)
      const other = others.get((role === 'mentor' ? mentee : mentor).toHexString())
      return {
        id: _id.toHexString(),
        role,
        name: other?.fullName ?? FORMER_MEMBER,
        profile: other?._id.toHexString() ?? null,
        startedAt: startedAt.toISOString(),
      }
    }),
  }
}

import type { Payload } from 'payload'
import { findNames } from '../../people/profiles'
import { findShownOffers, freePlacesOf } from './listMentors'
import type { EndedMentorship, StaffOffers, StaffRequests } from './mentoring.schema'
import { MENTORS_PER_PAGE, REQUESTS_PER_PAGE, SUGGESTIONS } from './mentoringTexts.schema'
import { rankMentors, toFacts } from './rankMentors'
import { type StoredMentorship, findEnded } from './repositories/mentorshipsRepository'
import { findOfferPage } from './repositories/offersRepository'
import { type StoredRequest, findOpenRequests } from './repositories/requestsRepository'
import { FORMER_MEMBER } from '../../people/profiles/formerPeople.schema'

const ENDED_SHOWN = 10

const toEnded = (
  { _id, mentor, mentee, startedAt, endedAt, endedBy, word }: StoredMentorship,
  nameOf: (id: { toHexString: () => string }) => string,
): EndedMentorship => ({
  id: _id.toHexString(),
  mentor: nameOf(mentor),
  mentee: nameOf(mentee),
  startedAt: startedAt.toISOString(),
  endedAt: (endedAt ?? startedAt).toISOString(),
  endedBy: endedBy ?? 'account',
  word: word || null,
})

/**
 * A page of the requests that look for a mentor, the oldest first, each with the mentors who suit it best and why; and
 * the mentorships that ended last. For staff.
 */
export const listRequests = async (payload: Payload, page: number): Promise<StaffRequests> => {
  const [{ docs, total }, offers, { ended, running }] = await Promise.all([
    findOpenRequests(payload, page, REQUESTS_PER_PAGE),
    findShownOffers(payload),
    findEnded(payload, ENDED_SHOWN),
  ])
  const candidates = offers.map((offer) => ({
    ...toFacts(offer),
    id: offer._id.toHexString(),
    mentor: offer.mentor.toHexString(),
    freePlaces: freePlacesOf(offer),
  }))
  const suggest = ({ mentee, refusedBy, ...request }: StoredRequest) =>
    rankMentors(
      request,
      candidates.filter(({ mentor }) => mentor !== mentee.toHexString() && !refusedBy?.includes(mentor)),
    ).slice(0, SUGGESTIONS)
  const suggestions = docs.map((request) => (request.status === 'open' ? suggest(request) : []))
  const names = await findNames(payload, [
    ...docs.flatMap(({ mentee, mentor }) => [mentee, mentor]),
    ...suggestions.flat().map(({ offer }) => offer.mentor),
    ...ended.flatMap(({ mentee, mentor }) => [mentee, mentor]),
  ])
  const nameOf = (id: { toHexString: () => string }): string => names.get(id.toHexString()) ?? FORMER_MEMBER
  return {
    docs: docs.map((request, place) => {
      const { _id, mentee, mentor, status, createdAt, askedAt, isProposal } = request
      return {
        ...toFacts(request),
        id: _id.toHexString(),
        mentee: { id: mentee.toHexString(), name: nameOf(mentee) },
        status,
        createdAt: new Date(createdAt).toISOString(),
        mentor: mentor ? nameOf(mentor) : null,
        askedAt: askedAt?.toISOString() ?? null,
        isProposal: isProposal === true,
        suggestions: (suggestions[place] ?? []).map(({ offer, reasons }) => ({
          offer: offer.id,
          name: names.get(offer.mentor) ?? FORMER_MEMBER,
          reasons,
        })),
      }
    }),
    totalDocs: total,
    page,
    totalPages: Math.max(1, Math.ceil(total / REQUESTS_PER_PAGE)),
    ended: ended.map((mentorship) => toEnded(mentorship, nameOf)),
    running,
  }
}

/** A page of all offers, for staff. */
export const listOffers = async (payload: Payload, page: number): Promise<StaffOffers> => {
  const { docs, total } = await findOfferPage(payload, page, MENTORS_PER_PAGE)
  const names = await findNames(
    payload,
    docs.map(({ mentor }) => mentor),
  )
  return {
    docs: docs.map((offer) => {
      const mentor = offer.mentor.toHexString()
      return {
        ...toFacts(offer),
        id: offer._id.toHexString(),
        mentor: { id: mentor, name: names.get(mentor) ?? FORMER_MEMBER },
        places: offer.places,
        taken: offer.taken?.length ?? 0,
        isPaused: offer.isPaused === true,
      }
    }),
    totalDocs: total,
    page,
    totalPages: Math.max(1, Math.ceil(total / MENTORS_PER_PAGE)),
  }
}

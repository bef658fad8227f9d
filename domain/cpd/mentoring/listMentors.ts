import type { Payload } from 'payload'
import { findDirectoryMembers, findShown } from '../../people/directory'
import type { MentorFilter, MentorList, MentorRow } from './mentoring.schema'
import { MENTORS_PER_PAGE } from './mentoringTexts.schema'
import { type StoredOffer, findFreeOffers } from './repositories/offersRepository'
import { toFacts } from './rankMentors'

/** More than an association has; beyond it the offers changed longest ago are not shown. */
const MOST_OFFERS = 1000

/** How many places of an offer are free. */
export const freePlacesOf = ({ places, taken }: Pick<StoredOffer, 'places' | 'taken'>): number =>
  Math.max(0, places - (taken?.length ?? 0))

/**
 * The offers with a free place of mentors whom the directory shows: current members who did not leave it.
 * @param filter field, region and language
 */
export const findShownOffers = async (
  payload: Payload,
  filter: Omit<MentorFilter, 'page'> = {},
): Promise<StoredOffer[]> => {
  const offers = await findFreeOffers(payload, filter, MOST_OFFERS)
  const shown = await findShown(
    payload,
    offers.map(({ profile }) => profile),
  )
  return offers.filter(({ profile }) => shown.has(profile))
}

/** A page of the mentors with free places, without the person who asks. The caller checks the permission. */
export const listMentors = async (
  payload: Payload,
  user: string,
  { page, ...filter }: MentorFilter,
): Promise<MentorList> => {
  const offers = (await findShownOffers(payload, filter)).filter(
    ({ mentor }) => mentor.toHexString() !== user,
  )
  const shown = offers.slice((page - 1) * MENTORS_PER_PAGE, page * MENTORS_PER_PAGE)
  const members = await findDirectoryMembers(
    payload,
    shown.map(({ profile }) => profile),
  )
  return {
    docs: shown.flatMap((offer): MentorRow[] => {
      const member = members.get(offer.profile)
      return member
        ? [{ ...toFacts(offer), id: offer._id.toHexString(), freePlaces: freePlacesOf(offer), member }]
        : []
    }),
    totalDocs: offers.length,
    page,
    totalPages: Math.max(1, Math.ceil(offers.length / MENTORS_PER_PAGE)),
  }
}

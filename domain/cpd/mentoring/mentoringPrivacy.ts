import type { PersonalData } from '../../../platform/personalData'
import { findNames } from '../../people/profiles'
import { endAllOf } from './endMentorship'
import { deleteMentorshipsOf, findAllMentorshipsOf } from './repositories/mentorshipsRepository'
import { findOfferOf } from './repositories/offersRepository'
import { deleteRequestsOf, findRequestsOf, forgetMentor } from './repositories/requestsRepository'
import { toFacts } from './rankMentors'
import { FORMER_MEMBER } from '../../people/profiles/formerPeople.schema'

const FILE = 'mentoring.json'

/** An offer goes with the account; with it everything of mentoring ends first, and the others are told. */
export const mentorOffersPersonalData: PersonalData = {
  exports: [
    {
      file: FILE,
      key: 'offer',
      read: async ({ payload }, { id }) => {
        const offer = await findOfferOf(payload, id)
        return offer && { ...toFacts(offer), places: offer.places, isPaused: offer.isPaused === true }
      },
    },
  ],
  erasures: { requests: (payload, { user }) => endAllOf(payload, user, 'account') },
}

export const mentoringRequestsPersonalData: PersonalData = {
  exports: [
    {
      file: FILE,
      key: 'requests',
      read: async ({ payload }, { id }) =>
        (await findRequestsOf(payload, id)).map((request) => ({
          ...toFacts(request),
          status: request.status,
          createdAt: request.createdAt,
          endedAt: request.endedAt ?? null,
        })),
    },
  ],
  erasures: {
    records: async (payload, { user }) => {
      await deleteRequestsOf(payload, user)
      await forgetMentor(payload, user)
    },
  },
}

export const mentorshipsPersonalData: PersonalData = {
  exports: [
    {
      file: FILE,
      key: 'mentorships',
      read: async ({ payload }, { id }) => {
        const mentorships = await findAllMentorshipsOf(payload, id)
        const names = await findNames(
          payload,
          mentorships.flatMap(({ mentor, mentee }) => [mentor, mentee]),
        )
        return mentorships.map(({ mentor, mentee, startedAt, endedAt }) => ({
          mentor: names.get(mentor.toHexString()) ?? FORMER_MEMBER,
          mentee: names.get(mentee.toHexString()) ?? FORMER_MEMBER,
          startedAt,
          endedAt: endedAt ?? null,
        }))
      },
    },
  ],
  erasures: { records: (payload, { user }) => deleteMentorshipsOf(payload, user) },
}

/*
 * Mentoring without zod, which lists and pages do without. Source: issue 13, part 11.
 */

/** What mentors know and mentees want to learn about. */
export const MENTORING_FIELDS = {
  structures: 'Structures',
  geotechnics: 'Soil and foundations',
  water: 'Water and sanitation',
  transport: 'Roads, bridges and transport',
  environment: 'Environment and climate',
  construction: 'Construction and site management',
  surveying: 'Surveying and geographic information',
  materials: 'Materials and laboratory',
  planning: 'Towns and planning',
  licence: 'Licence and career',
} as const
export type MentoringField = keyof typeof MENTORING_FIELDS

export const MENTORING_LANGUAGES = {
  english: 'English',
  arabic: 'Arabic',
  juba_arabic: 'Juba Arabic',
  dinka: 'Dinka',
  nuer: 'Nuer',
  bari: 'Bari',
  zande: 'Zande',
  shilluk: 'Shilluk',
  swahili: 'Swahili',
  french: 'French',
} as const
export type MentoringLanguage = keyof typeof MENTORING_LANGUAGES

/** How two people meet. */
export const MENTORING_WAYS = { video: 'By video', phone: 'By phone', in_person: 'In person' } as const
export type MentoringWay = keyof typeof MENTORING_WAYS

/** In characters. */
export const MENTORING_LIMITS = { topics: 1000, word: 500 } as const

/** How many mentees a mentor can offer to have at once. */
export const MAX_PLACES = 5

export const REQUEST_STATUSES = {
  open: 'Looking for a mentor',
  asked: 'A mentor was asked',
  matched: 'Matched',
  withdrawn: 'Withdrawn',
  ended: 'Ended',
} as const
export type RequestStatus = keyof typeof REQUEST_STATUSES

/** While a person has a request in one of these, they have no other. */
export const OPEN_REQUESTS = ['open', 'asked'] as const satisfies RequestStatus[]

/** After how many days a mentor is reminded, and after how many the request is free again. */
export const ANSWER_DAYS = { remind: 7, free: 14 } as const

/** How long requests and mentorships are kept after their end. */
export const ENDED_KEPT_DAYS = 365

export const MENTORS_PER_PAGE = 20
export const REQUESTS_PER_PAGE = 10
/** How many suggestions staff see for a request. */
export const SUGGESTIONS = 5

/** Why somebody cannot do something, with the answer's status and text. */
export const MENTORING_PROBLEMS = {
  unauthenticated: { status: 401, text: 'Please sign in for mentoring' },
  unverified: { status: 403, text: 'Please confirm your email address first.' },
  no_membership: {
    status: 403,
    text: 'Mentoring is for current members. Your account has no current membership.',
  },
  messages_off: {
    status: 403,
    text: 'You have turned messages off. Turn them on in your profile: mentors and mentees write through them.',
  },
  not_listed: {
    status: 403,
    text: 'You are not in the member directory. Members find mentors there: change that in your profile first.',
  },
  not_found: { status: 404, text: 'This could not be found any more' },
  too_few_places: { status: 409, text: 'You have more mentees than that at the moment.' },
  has_mentees: { status: 409, text: 'You have mentees. Pause the offer, or end the mentorships first.' },
  no_request: { status: 409, text: 'First say what you would like to learn.' },
  asked_already: {
    status: 409,
    text: 'A mentor has been asked already. Wait for the answer, or withdraw the request.',
  },
  own_offer: { status: 400, text: 'You cannot be your own mentor.' },
  not_free: { status: 409, text: 'This mentor has no free place at the moment.' },
  refused_before: { status: 409, text: 'This mentor could not accept your request. Please ask another.' },
  paired: { status: 409, text: 'You have this mentor already.' },
  answered: { status: 409, text: 'This has been answered already, or the request was withdrawn.' },
  full: { status: 409, text: 'All places are taken by now. The request is free for another mentor.' },
  matched: { status: 409, text: 'You have been matched meanwhile.' },
} as const
export type MentoringProblem = keyof typeof MENTORING_PROBLEMS

/** Why a request is free again. */
export const RELEASE_REASONS = {
  declined: 'The mentor cannot accept at the moment.',
  refused: 'The mentee has chosen otherwise.',
  full: 'All places of the mentor are taken by now.',
  lapsed: `The mentor did not answer within ${ANSWER_DAYS.free} days.`,
  gone: 'The mentor is not available any more.',
} as const
export type ReleaseReason = keyof typeof RELEASE_REASONS

/** Who or what ended a mentorship. */
export const MENTORSHIP_ENDS = {
  mentor: 'By the mentor',
  mentee: 'By the mentee',
  membership: 'With a membership',
  account: 'With an account',
} as const
export type MentorshipEnd = keyof typeof MENTORSHIP_ENDS

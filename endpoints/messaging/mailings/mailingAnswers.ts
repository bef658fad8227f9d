import type { PayloadRequest } from 'payload'
import type { Actor } from '../../../collections/access/roles'
import { mayMail } from '../../../domain/messaging/mailings'
import { isObjectId } from '../../../platform/isObjectId'
import { forbidden, problem } from '../../answers'

type Writer = Actor & { email: string }

/** The member of staff who writes to members, or the refusal: 401 for a visitor, 403 for anyone else. */
export const writerOf = ({
  user,
}: Pick<PayloadRequest, 'user'>): { user: Writer } | { refusal: Response } => {
  if (!user) return { refusal: problem(401, 'unauthenticated', 'Please sign in') }
  return mayMail(user) ? { user } : { refusal: forbidden() }
}

/** The mailing that a request names; an id that is none names nothing. */
export const mailingIdOf = ({ routeParams }: Pick<PayloadRequest, 'routeParams'>): string => {
  const id = routeParams?.id
  return isObjectId(id) ? id : '0'.repeat(24)
}

const PROBLEMS = {
  not_found: { status: 404, text: 'This mailing could not be found' },
  changed_meanwhile: {
    status: 409,
    text: 'Someone has changed or sent this in the meantime. Please check it again.',
  },
  not_set_up: { status: 409, text: 'Text messages are not set up. Please tell who runs the site.' },
  no_phone: { status: 409, text: 'Your profile has no phone number that the test can go to.' },
  not_sent: { status: 502, text: 'The provider of text messages did not take it. Please try again later.' },
  in_the_past: { status: 400, text: 'Please choose a time that is still to come.' },
} as const

/** The answer to a request about a mailing that was refused: 400, 404, 409. */
export const mailingProblem = (code: keyof typeof PROBLEMS): Response =>
  problem(PROBLEMS[code].status, code, PROBLEMS[code].text)

/** Data of staff, or 404 where there is none. */
export const staffAnswer = (data: object | undefined): Response =>
  data ? Response.json(data, { headers: { 'Cache-Control': 'no-store' } }) : mailingProblem('not_found')

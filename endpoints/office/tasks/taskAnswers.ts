import type { PayloadRequest } from 'payload'
import { type Actor, isStaff } from '../../../collections/access/roles'
import { CHANGED_MEANWHILE, forbidden, problem } from '../../answers'

/** The member of staff who asks, or the refusal: 401 for a visitor, 403 for anyone else. */
export const staffOf = ({ user }: Pick<PayloadRequest, 'user'>): { user: Actor } | { refusal: Response } => {
  if (!user) return { refusal: problem(401, 'unauthenticated', 'Please sign in') }
  return isStaff(user) ? { user } : { refusal: forbidden() }
}

const PROBLEMS = {
  not_found: { status: 404, text: 'This task could not be found. A colleague may have taken it over.' },
  no_colleague: { status: 400, text: 'A task can be given to staff only.' },
  no_group: {
    status: 400,
    text: 'A task can be given to a chapter, division or committee that you see only.',
  },
  no_person: { status: 400, text: 'This person could not be found.' },
  changed_meanwhile: { status: 409, text: CHANGED_MEANWHILE },
} as const

/** The answer to a request about a task that was refused: 400, 404, 409. */
export const taskProblem = (code: keyof typeof PROBLEMS): Response =>
  problem(PROBLEMS[code].status, code, PROBLEMS[code].text)

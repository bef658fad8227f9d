import type { StartedMerge } from '../../../domain/people/personMerges'
import { problem } from '../../answers'

const PROBLEMS = {
  not_found: [404, 'One of both people could not be found, or was merged already.'],
  changed_meanwhile: [409, 'This has changed in the meantime. Please look at it again.'],
  at_work: [409, 'One of both is being merged at this moment. Please try again in a minute.'],
  later_merge: [409, 'One of both was merged again later. Undo that merge first.'],
} as const

/** 202 with the state of a merge that was started or is being undone; 404 and 409 for one that was refused. */
export const mergeAnswer = (started: StartedMerge): Response => {
  if ('id' in started) return Response.json(started, { status: 202 })
  if (started.problem === 'obstacle') return problem(409, started.problem, started.message)
  const [status, message] = PROBLEMS[started.problem]
  return problem(status, started.problem, message)
}

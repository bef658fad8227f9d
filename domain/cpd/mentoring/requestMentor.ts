import type { PayloadRequest } from 'payload'
import { findMentoringRefusal } from './findMentoringRefusal'
import type { RequestFacts } from './mentoring.schema'
import type { MentoringProblem } from './mentoringTexts.schema'
import { endOpenRequest, findOpenRequestOf, saveRequest } from './repositories/requestsRepository'

/** Stores what a member wants to learn, or changes it while no mentor is asked. A person has one open request. */
export const requestMentor = async (
  req: PayloadRequest,
  user: string,
  facts: RequestFacts,
): Promise<{ outcome: 'saved' } | { problem: MentoringProblem }> => {
  const entitled = await findMentoringRefusal(req, 'mentee')
  if ('refusal' in entitled) return { problem: entitled.refusal }
  return (await saveRequest(req.payload, user, facts)) ? { outcome: 'saved' } : { problem: 'asked_already' }
}

/** Withdraws the open request of a person. Repeated, it changes nothing. */
export const withdrawRequest = async (
  { payload }: PayloadRequest,
  user: string,
): Promise<{ outcome: 'withdrawn' } | { problem: MentoringProblem }> => {
  const ended = await endOpenRequest(payload, user, 'withdrawn')
  return ended || !(await findOpenRequestOf(payload, user))
    ? { outcome: 'withdrawn' }
    : { problem: 'matched' }
}

import type { ChoiceProblem, ProgrammeProblem } from '../../../domain/events/programme'
import { CHANGED_MEANWHILE, fieldProblem, problem } from '../../answers'

const NOT_FOUND = 'This event could not be found'

const REFUSALS: Record<
  ProgrammeProblem['problem'],
  (about: string) => [status: number, text: string, field?: string]
> = {
  not_found: () => [404, NOT_FOUND],
  session_not_found: () => [404, 'This session could not be found'],
  too_many: () => [409, 'An event can have at most 200 sessions'],
  changed_meanwhile: () => [409, CHANGED_MEANWHILE],
  outside: (days) => [409, `A session takes place within the days of the event: ${days}`, 'startsAt'],
  clash: (title) => [409, `Another session is in this room at that time: ${title}`, 'room'],
  more_chosen: (count) => [
    409,
    `${count === '1' ? '1 person has' : `${count} people have`} chosen this session by now. Please confirm again.`,
  ],
}

/** The answer to a change of a programme: what was stored, or why nothing was. */
export const answerProgramme = (result: object | ProgrammeProblem): Response => {
  if (!('problem' in result)) return Response.json(result)
  const [status, text, field] = REFUSALS[result.problem]('about' in result ? result.about : '')
  return field ? fieldProblem(status, result.problem, field, text) : problem(status, result.problem, text)
}

const CHOICE_REFUSALS: Record<ChoiceProblem, [status: number, text: string]> = {
  not_found: [404, 'This session could not be found'],
  cancelled: [409, 'This event is cancelled'],
  no_seat: [403, 'Sessions can be chosen by who has a seat at the event. Please register first.'],
  over: [409, 'This session is over'],
  full: [409, 'No seat is left in this session'],
}

export const refuseChoice = (code: ChoiceProblem): Response =>
  problem(CHOICE_REFUSALS[code][0], code, CHOICE_REFUSALS[code][1])

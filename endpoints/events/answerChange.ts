import type { EventProblem } from '../../domain/events'
import type { EventChanged, EventTrashed } from '../../domain/events/events.schema'
import { CHANGED_MEANWHILE, problem } from '../answers'

export const eventNotFound = (): Response => problem(404, 'not_found', 'This event could not be found')

const refuseChange = (refused: EventProblem): Response => {
  switch (refused.problem) {
    case 'not_found':
      return eventNotFound()
    case 'version_conflict':
      return problem(409, 'changed_meanwhile', CHANGED_MEANWHILE)
    case 'not_published':
      return problem(409, refused.problem, 'This draft has not been published. Please delete it instead.')
    case 'below_registered':
      return problem(
        409,
        refused.problem,
        `${refused.registered} are registered. With a lower limit nobody is sent away, and the event stays full until enough have cancelled.`,
      )
    case 'more_registered':
      return problem(
        409,
        refused.problem,
        `${refused.registered} people are registered by now. Please check it again.`,
      )
  }
}

/** Answers a change of an event with its result, or with the reason why it was refused. */
export const answerChange = (
  result: EventProblem | Pick<EventChanged, 'updatedAt'> | EventTrashed,
): Response => ('problem' in result ? refuseChange(result) : Response.json(result))

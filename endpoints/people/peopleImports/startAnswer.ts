import { problem } from '../../answers'
import type { Started } from '../../../domain/people/peopleImports'
import type { ImportWork } from '../../../domain/people/peopleImports/import.schema'

/** 202 with the status of a work that was started; 404 and 409 for one that was not. */
export const startAnswer = (started: Started): Response => {
  if ('status' in started)
    return Response.json({ status: started.status } satisfies ImportWork, { status: 202 })
  return started.problem === 'not_found'
    ? problem(404, 'not_found', 'This list could not be found')
    : problem(
        409,
        'changed_meanwhile',
        'This list has been worked on in the meantime. Please look at it again.',
      )
}

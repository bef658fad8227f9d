import type { PayloadRequest } from 'payload'
import { hasRight } from '../../../collections/access/roles'
import { hasOpening } from '../../../domain/content/jobOpenings'
import { isObjectId } from '../../../platform/isObjectId'
import { problem } from '../../answers'
import { admittedBy } from '../../guards'
import { openingProblem } from './openingProblem'

interface ActedOpening {
  id: string
  /** Who acts, and whether as staff, who act on every opening. */
  by: { id: string; isStaff: boolean }
}

const findActedOpening = async ({
  payload,
  user,
  routeParams,
}: PayloadRequest): Promise<ActedOpening | { refusal: Response }> => {
  if (!user) return { refusal: problem(401, 'unauthenticated', 'Please sign in') }
  const by = { id: user.id, isStaff: hasRight(user, 'site') }
  const id = routeParams?.id
  return isObjectId(id) && (await hasOpening(payload, by, id))
    ? { id, by }
    : { refusal: openingProblem('not_found') }
}

/** The opening that the path names, for the person who submitted it and for staff; 404 for everybody else. */
export const actsOnOpening = admittedBy(findActedOpening, { answers: { 401: 'Nobody is signed in' } })

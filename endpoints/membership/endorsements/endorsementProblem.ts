import type { EndorsementProblem } from '../../../domain/membership/endorsements'
import { ENDORSEMENT_TEXTS } from '../../../domain/membership/endorsements/kinds.schema'
import { problem } from '../../answers'

/** Why a link cannot be answered: 404 for one that never was, 410 for one that has ended. */
export const endorsementProblem = (code: EndorsementProblem): Response =>
  problem(code === 'invalid' ? 404 : 410, code, ENDORSEMENT_TEXTS[code])

import {
  OPENING_PROBLEMS,
  type OpeningProblem,
} from '../../../domain/content/jobOpenings/openingTexts.schema'
import { problem } from '../../answers'

/** The answer to a request about an opening that was refused: 404, 409. */
export const openingProblem = (code: OpeningProblem): Response =>
  problem(OPENING_PROBLEMS[code].status, code, OPENING_PROBLEMS[code].text)

import type { TakeRefusal } from '../../domain/publications/uploads'
import { UPLOAD_TEXTS } from '../../domain/publications/uploads/uploadTexts.schema'
import { CHANGED_MEANWHILE, fieldProblem, problem } from '../answers'
import { takeProblem } from './uploads/uploadProblem'

type PublicationRefusal = { refusal: 'version_conflict' | 'no_file' } | TakeRefusal

/** The answer to a change of a publication that was refused: 400, 401, 403, 404, 409, 415. */
export const publicationProblem = (refused: PublicationRefusal): Response => {
  switch (refused.refusal) {
    case 'version_conflict':
      return problem(409, 'changed_meanwhile', CHANGED_MEANWHILE)
    case 'no_file':
      return fieldProblem(400, 'no_file', 'file', UPLOAD_TEXTS.notPdf)
    default:
      return takeProblem(refused)
  }
}

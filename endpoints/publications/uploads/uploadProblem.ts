import type { OpenUploadRefusal, TakeRefusal } from '../../../domain/publications/uploads'
import type { UploadPurpose } from '../../../domain/publications/uploads/purposes.schema'
import { UPLOAD_TEXTS } from '../../../domain/publications/uploads/uploadTexts.schema'
import { fieldProblem, problem } from '../../answers'

/** The answer to a request about an upload that was refused: 401, 403, 404, 409, 415. */
export const uploadProblem = (
  refusal: OpenUploadRefusal | 'not_pdf' | 'busy',
  purpose?: UploadPurpose,
): Response => {
  switch (refusal) {
    case 'unauthenticated':
      return problem(401, 'unauthenticated', purpose ? UPLOAD_TEXTS.signIn[purpose] : 'Please sign in')
    case 'forbidden':
      return problem(403, 'forbidden', UPLOAD_TEXTS.adminsOnly)
    case 'not_found':
      return problem(404, 'not_found', UPLOAD_TEXTS.gone)
    case 'busy':
      return problem(409, 'busy', UPLOAD_TEXTS.busy)
    case 'not_pdf':
      return problem(415, 'not_pdf', purpose ? UPLOAD_TEXTS.wrongType[purpose] : UPLOAD_TEXTS.notPdf)
  }
}

/** The answer to a form whose upload could not be taken over: 401, 403, and of the field `file` 404, 409, 415. */
export const takeProblem = ({ refusal, purpose }: TakeRefusal): Response => {
  switch (refusal) {
    case 'unauthenticated':
    case 'forbidden':
      return uploadProblem(refusal, purpose)
    case 'busy':
      return fieldProblem(409, 'busy', 'file', UPLOAD_TEXTS.busy)
    case 'not_found':
      return fieldProblem(404, 'not_found', 'file', UPLOAD_TEXTS.gone)
    case 'incomplete':
      return fieldProblem(409, 'incomplete', 'file', UPLOAD_TEXTS.incomplete)
    case 'not_made':
      return fieldProblem(409, 'not_made', 'file', UPLOAD_TEXTS.notMade)
    case 'not_pdf':
      return fieldProblem(415, 'not_pdf', 'file', UPLOAD_TEXTS.wrongType[purpose])
  }
}

import type { addDocument } from '../../../domain/membership/applications'
import { fieldProblem } from '../../answers'
import { takeProblem } from '../../publications/uploads/uploadProblem'

type Refusal = Exclude<Awaited<ReturnType<typeof addDocument>>, { id: string }>

/** Why a document was not added: 401, 409, 415. */
export const addProblem = (result: Refusal): Response =>
  'refusal' in result
    ? takeProblem(result)
    : fieldProblem(409, 'too_many', 'file', 'You have sent enough documents. Please remove one first.')

import type { PayloadRequest } from 'payload'
import { addDocument } from '../../../domain/membership/applications'
import { documentNameSchema } from '../../../domain/membership/applications/evidence/document.schema'
import { MAX_DOCUMENT_BYTES } from '../../../domain/membership/nameChanges/statuses.schema'
import { uploadWhole } from '../../../domain/publications/uploads'
import { formatLimit, UPLOAD_TEXTS } from '../../../domain/publications/uploads/uploadTexts.schema'
import { paths } from '../../../frontend/paths'
import { fieldProblem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { signedIn } from '../../guards'
import { beginProblem } from '../../publications/uploads/beginProblem'
import { addProblem } from './addProblem'

const SENT = paths.membership.application.build({ step: 3, notice: 'document-sent' })

const readForm = async (req: PayloadRequest): Promise<FormData | undefined> => {
  try {
    return await req.formData?.()
  } catch {
    return undefined
  }
}

/**
 * `POST /api/application-documents/send`, a multipart form with `name` and `file`: a document of the own application
 * from a browser without JavaScript, a PDF or a picture below 10 MB. Answers 303 to the step it was sent from, 400,
 * 401, 409, 413, 415, 429, 507.
 */
export const send = declareEndpoint({
  method: 'post',
  path: '/send',
  access: signedIn(UPLOAD_TEXTS.signIn.applicationDocument),
  gateway: {
    upload: { size: 'large-picture', tooLarge: UPLOAD_TEXTS.tooLarge(formatLimit(MAX_DOCUMENT_BYTES)) },
  },
  handler: async (req, { user }) => {
    const form = await readForm(req)
    const name = documentNameSchema.safeParse(form?.get('name'))
    if (!name.success) return fieldProblem(400, 'invalid', 'name', 'Please say what it is')
    const file = form?.get('file')
    if (!(file instanceof Blob) || file.size === 0)
      return fieldProblem(400, 'invalid', 'file', 'Please choose a photo or a file')
    const begun = await uploadWhole(req, { user: user.id, purpose: 'applicationDocument', file })
    if ('refusal' in begun) return beginProblem(begun)
    const result = await addDocument(req, user.id, { name: name.data, file: begun.key })
    return 'id' in result
      ? new Response(null, { status: 303, headers: { Location: SENT } })
      : addProblem(result)
  },
})

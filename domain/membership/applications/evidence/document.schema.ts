import { z } from 'zod'
import { uploadKeySchema } from '../../../publications/uploads/uploadKey.schema'
import { MAX_DOCUMENT_NAME_LENGTH } from './evidence.schema'

/** What a document is. */
export const documentNameSchema = z
  .string('Please say what it is')
  .trim()
  .min(1, 'Please say what it is')
  .max(MAX_DOCUMENT_NAME_LENGTH, `At most ${MAX_DOCUMENT_NAME_LENGTH} characters`)

/** Body of `POST /api/application-documents/add`: what it is, and the key of the uploaded file. */
export const applicationDocumentSchema = z.strictObject({
  name: documentNameSchema,
  file: uploadKeySchema,
})

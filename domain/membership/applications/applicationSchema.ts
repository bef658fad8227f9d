import { applicationSchemaWith } from './applicationForm.schema'
import { parsePhone } from './parsePhone'

/** The membership application, as the server checks it. */
export const applicationSchema = applicationSchemaWith(parsePhone)

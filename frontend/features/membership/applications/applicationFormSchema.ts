import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { z } from 'zod'
import { applicationSchemaWith } from '../../../../domain/membership/applications/applicationForm.schema'
import { toApplication } from '../../../../domain/membership/applications/formEntries.schema'

/** The application form, read by the schema of its endpoint. */
export const applicationFormSchema = z
  .record(z.string(), z.unknown())
  .transform(toApplication)
  .pipe(applicationSchemaWith((text) => parsePhoneNumberFromString(text, 'SS')))

import type { DateFieldValidation, NumberFieldValidation } from 'payload'
import { cpdDateSchema, cpdHoursSchema } from '../../domain/cpd/cpdEntry.schema'

/** The schema's rule about hours, for what comes through the REST API and the panel. */
export const validateHours: NumberFieldValidation = (value) => {
  const { error } = cpdHoursSchema.safeParse(value)
  return error?.issues[0]?.message ?? true
}

/** The schema's rule about the day. */
export const validateDate: DateFieldValidation = (value) => {
  const { error } = cpdDateSchema.safeParse(value instanceof Date ? value.toISOString() : value)
  return error?.issues[0]?.message ?? true
}

import { z } from 'zod'
import { applicationSchema } from './applicationSchema'
import type { DraftValues } from './drafts/draft.schema'
import { type ApplicationStep, stepOf } from './steps.schema'

/**
 * What is wrong with the steps of an application before another one.
 * @returns undefined when they are right
 */
export const checkSteps = (values: DraftValues, before: ApplicationStep): z.ZodError | undefined => {
  const { error } = applicationSchema.safeParse(values)
  const issues = error?.issues.filter(({ path }) => stepOf(path.join('.')) < before) ?? []
  return issues.length > 0 ? new z.ZodError(issues) : undefined
}

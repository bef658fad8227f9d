import type { Payload } from 'payload'
import type { Quote, QuoteRequest } from './quote.schema'
import { quoteGrade } from './quoteGrade'
import { readExchangeRate } from './readExchangeRate'
import { readGrade, toGradeFees } from './readGrades'

/**
 * What a membership costs a person, by the fees that staff have set.
 * @returns null when staff have set no fee for this grade, currency and day
 */
export const quoteFees = async (payload: Payload, request: QuoteRequest): Promise<Quote | null> => {
  const [grade, rate] = await Promise.all([readGrade(payload, request.grade), readExchangeRate(payload)])
  return grade ? quoteGrade(toGradeFees(grade), request, { rate }) : null
}

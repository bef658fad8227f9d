import type { Payload } from 'payload'
import type { Quote, QuoteRequest } from './quote.schema'
import { quoteGrade } from './quoteGrade'
import { readExchangeRate } from './readExchangeRate'
import { readGrade, toGradeFees } from './readGrades'
import { findWaivers } from './waiversRepository'

/**
 * What a membership costs, by the fees that staff have set and the waivers of the person.
 * @returns null when staff have set no fee for this grade, currency and day
 */
export const quoteFees = async (payload: Payload, request: QuoteRequest): Promise<Quote | null> => {
  const [grade, rate, waivers] = await Promise.all([
    readGrade(payload, request.grade),
    readExchangeRate(payload),
    request.user ? findWaivers(payload, request.user) : [],
  ])
  return grade ? quoteGrade(toGradeFees(grade), request, { rate, waivers }) : null
}

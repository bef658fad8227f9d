import type { Endpoint } from 'payload'
import { figures } from './figures'
import { overview } from './overview'
import { survey } from './survey'
import { surveyAnswers } from './surveyAnswers'
import { surveyQuestions } from './surveyQuestions'
import { thanks } from './thanks'

/** What is done after an event, under `/api/events`. */
export const afterwardsEndpoints: Endpoint[] = [
  overview,
  ...figures,
  ...surveyAnswers,
  surveyQuestions,
  survey,
  thanks,
]

import type { Endpoint } from 'payload'
import { answer } from './answer'
import { ask } from './ask'
import { end } from './end'
import { mentors } from './mentors'
import { mine } from './mine'
import { offer, offerEnd } from './offer'
import { request, requestWithdraw } from './request'
import { offers, proposal, waiting } from './staff'

/** The endpoints of mentoring, under `/api/mentoring`. */
export const mentoringEndpoints: Endpoint[] = [
  mine,
  mentors,
  offer,
  offerEnd,
  request,
  requestWithdraw,
  ask,
  answer,
  end,
  waiting,
  offers,
  proposal,
]

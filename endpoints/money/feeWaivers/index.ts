import type { Endpoint } from 'payload'
import { hasAccount } from '../../../domain/accounts'
import { endWaiver, giveWaiver } from '../../../domain/membership/grades'
import { repriceSoon } from '../../../domain/money/dues'
import { waiverEndSchema, waiverSchema } from '../../../domain/membership/grades/waiver.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { requireRecentAuth } from '../../accounts/authentication/requireRecentAuth'
import { fieldProblem, problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { adds, reads } from '../../describedAnswers'
import { PROVED, unless, withProof, withRight } from '../../guards'
import { refuseOwn, refuseOwnRecord } from '../../refuseOwn'
import { refuseWithout } from '../../refuseWithout'
import { endedAnswer, givenAnswer } from '../feeSchemas'

/**
 * `POST /api/fee-waivers/give`: a discount on a person's fees, from the next invoice on. For staff who handle money,
 * with a recent proof. Body: `waiverSchema`. Answers 201 `{ id, user }`, 400 naming the fields that are wrong, 401,
 * 403. Source: issue 12, part 1.
 */
const give = declareEndpoint({
  method: 'post',
  path: '/give',
  operation: {
    tag: 'Staff: payments',
    summary: 'Give a person a discount, from the next invoice on',
    answers: { ...adds(givenAnswer, 'Given') },
  },
  access: withProof(withRight('money')),
  body: waiverSchema,
  handler: async (req, { body }) => {
    const own = refuseOwn(req, 'discount', body.user)
    if (own) return own
    if (!(await hasAccount(req.payload, body.user)))
      return fieldProblem(400, 'not_found', 'user', 'This account could not be found')
    const given = await giveWaiver(req, body)
    await repriceSoon(req, body.user)
    return Response.json(given, { status: 201 })
  },
})

/**
 * `POST /api/fee-waivers/:id/end`: lets a waiver end with a day. The same staff. Body: `waiverEndSchema`. Answers 200
 * `{ user }`, 400 naming the field, 401, 403, 404.
 */
const end = declareEndpoint({
  method: 'post',
  path: '/:id/end',
  operation: {
    tag: 'Staff: payments',
    summary: 'Let a discount end with a day',
    parameters: { id: 'The id of the discount.' },
    answers: { ...reads(endedAnswer, 'Ended'), 404: 'There is no such discount' },
  },
  access: unless(
    async (req) =>
      refuseWithout('money', req) ??
      (await requireRecentAuth(req)) ??
      (await refuseOwnRecord(req, 'fee-waivers')),
    PROVED,
  ),
  body: waiverEndSchema,
  handler: async (req, { body }) => {
    const id = req.routeParams?.id
    const ended = isObjectId(id) ? await endWaiver(req, id, body.lastDay) : undefined
    if (!ended || ('problem' in ended && ended.problem === 'not_found'))
      return problem(404, 'not_found', 'This waiver could not be found')
    if ('problem' in ended) return fieldProblem(400, 'invalid', 'lastDay', 'The last day is before the first')
    await repriceSoon(req, ended.user)
    return Response.json(ended)
  },
})

/** The endpoints of fee waivers, under `/api/fee-waivers`. */
export const feeWaiverEndpoints: Endpoint[] = [give, end]

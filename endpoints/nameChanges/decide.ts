import type { Endpoint, PayloadRequest } from 'payload'
import { decideNameChange } from '../../domain/nameChanges/decideNameChange'
import { type NameChangeOutcome, nameChangeDecisionSchema } from '../../domain/nameChanges/nameChange.schema'
import { NAME_CHANGE_TEXTS as TEXTS } from '../../domain/nameChanges/statuses.schema'
import { settleNameChange } from '../../domain/nameChanges/settleNameChanges'
import { modelOf } from '../../platform/database'
import { invalid, problem, readJson } from '../answers'
import { isObjectId } from '../../platform/isObjectId'
import { refuseUnlessAdmin } from '../refuseUnlessAdmin'

const LATER = 'The decision is saved. The name and the email will follow automatically.'

const settle = async ({ payload }: PayloadRequest, id: string): Promise<string | undefined> => {
  try {
    await settleNameChange(payload, id)
    return undefined
  } catch (error) {
    payload.logger.error(
      { err: error, nameChange: id },
      'a decision stands, but what follows from it failed; it is tried again',
    )
    return LATER
  }
}

/**
 * `POST /api/name-changes/:id/decision` `{ status, note?, feedback? }`: an administrator approves or declines a request; a
 * refusal is explained. Answers 200 `NameChangeOutcome`, also when it has that status already, 400, 401, 403, 404, 409
 * when it was decided otherwise or withdrawn. Source: decisions.md "Registered name".
 */
export const decide: Endpoint = {
  method: 'post',
  path: '/:id/decision',
  handler: async (req) => {
    const refusal = refuseUnlessAdmin(req)
    if (refusal || !req.user) return refusal ?? problem(401, 'unauthenticated', TEXTS.signIn)
    const id = req.routeParams?.id
    if (!isObjectId(id) || !(await modelOf(req.payload, 'name-changes').exists({ _id: id })))
      return problem(404, 'not_found', TEXTS.notFound)
    const input = nameChangeDecisionSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const isDecided = await decideNameChange(req, id, req.user.id, input.data)
    if (!isDecided) return problem(409, 'changed_meanwhile', TEXTS.changedMeanwhile)
    return Response.json({
      status: input.data.status,
      warning: await settle(req, id),
    } satisfies NameChangeOutcome)
  },
}

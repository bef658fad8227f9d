import type { Endpoint } from 'payload'
import { nameChangeSchema } from '../../domain/nameChanges/nameChange.schema'
import { NAME_CHANGE_TEXTS as TEXTS } from '../../domain/nameChanges/statuses.schema'
import { readRegisteredName } from '../../domain/memberships/registeredName'
import { requestNameChange } from '../../domain/nameChanges/requestNameChange'
import { findUploadDocument, takeUpload } from '../../domain/uploads'
import { modelOf } from '../../platform/database'
import { allowAttempt } from '../../platform/rateLimits'
import { fieldProblem, invalid, problem, readJson, tooManyAttempts } from '../answers'
import { takeProblem } from '../uploads/uploadProblem'

/**
 * `POST /api/name-changes/request` `{ name, reason, file }`: a member asks for another registered name; `file` is the key
 * of the uploaded document, a PDF or a picture. The same upload sent again is answered alike. Answers 201 `{ id }`, 400,
 * 401, 404, 409 without a membership or while a request is open, 415, 429. Source: decisions.md "Registered name".
 */
export const request: Endpoint = {
  method: 'post',
  path: '/request',
  handler: async (req) => {
    const { payload, user } = req
    if (!user) return problem(401, 'unauthenticated', TEXTS.signIn)
    const input = nameChangeSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const attempt = await allowAttempt(req, 'name-change', user.id, '')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    const { name, reason, file: key } = input.data
    const from = await readRegisteredName(payload, user.id)
    if (!from) return problem(409, 'no_membership', TEXTS.noMembership)
    if (from === name) return fieldProblem(400, 'unchanged', 'name', TEXTS.unchanged)
    const find = async (document: string): Promise<string | undefined> => {
      const made = await modelOf(payload, 'name-changes')
        .findOne({ user: user.id, document }, { _id: 1 })
        .lean<{ _id: unknown } | null>()
      return made ? String(made._id) : undefined
    }
    if (await modelOf(payload, 'name-changes').exists({ user: user.id, status: 'requested' })) {
      // the answer to the first time may have been lost
      const id = await findUploadDocument(payload, key, user.id)
      return id ? Response.json({ id }, { status: 201 }) : problem(409, 'open_already', TEXTS.openAlready)
    }
    const taken = await takeUpload(req, {
      key,
      purpose: 'nameChange',
      name: 'document',
      find,
      make: async (document) =>
        (await requestNameChange(payload, { user: user.id, from, name, reason, document })) ?? '',
    })
    if ('refusal' in taken) return takeProblem(taken)
    return taken.id
      ? Response.json({ id: taken.id }, { status: 201 })
      : problem(409, 'open_already', TEXTS.openAlready)
  },
}

import type { Endpoint } from 'payload'
import { addTemplate, listTemplates } from '../../../domain/messaging/contactMessages'
import { newTemplateSchema } from '../../../domain/messaging/contactMessages/templates/templateForm.schema'
import { invalid, problem, readJson } from '../../answers'
import { refuseUnlessAdmin } from '../../refuseUnlessAdmin'
import { changeTemplateEndpoint, deleteTemplateEndpoint } from './changeTemplates'
import { templateProblem } from './templateProblem'

/**
 * `GET /api/answer-templates/list`: the texts that answers can begin with, by title. Answers 200 `AnswerTemplate[]`,
 * 401, 403.
 */
const list: Endpoint = {
  method: 'get',
  path: '/list',
  handler: async (req) =>
    refuseUnlessAdmin(req) ??
    Response.json(await listTemplates(req.payload), { headers: { 'Cache-Control': 'no-store' } }),
}

/**
 * `POST /api/answer-templates/add` `{ title, text, key }`: adds a template; the same `key` again adds nothing. Answers
 * 201 `{ id }`, 400 also for a field that does not exist, 401, 403, 409 `too_many`.
 */
const add: Endpoint = {
  method: 'post',
  path: '/add',
  handler: async (req) => {
    const refusal = refuseUnlessAdmin(req)
    if (refusal || !req.user) return refusal ?? problem(401, 'unauthenticated', 'Please sign in')
    const input = newTemplateSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const result = await addTemplate(req, req.user.id, input.data)
    return 'problem' in result ? templateProblem(result.problem) : Response.json(result, { status: 201 })
  },
}

/** The endpoints of templates of answers, under `/api/answer-templates`. */
export const answerTemplateEndpoints: Endpoint[] = [list, add, changeTemplateEndpoint, deleteTemplateEndpoint]

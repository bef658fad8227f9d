import type { Endpoint } from 'payload'
import { changeTemplate, deleteTemplate } from '../../../domain/messaging/contactMessages'
import { templateChangeSchema } from '../../../domain/messaging/contactMessages/templates/templateForm.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { invalid, readJson } from '../../answers'
import { refuseUnlessAdmin } from '../../refuseUnlessAdmin'
import { templateProblem } from './templateProblem'

/**
 * `POST /api/answer-templates/:id/change` `{ title, text, updatedAt }`: changes a template. Answers 200, 400, 401, 403,
 * 404, 409 `changed_meanwhile`.
 */
export const changeTemplateEndpoint: Endpoint = {
  method: 'post',
  path: '/:id/change',
  handler: async (req) => {
    const refusal = refuseUnlessAdmin(req)
    if (refusal) return refusal
    const input = templateChangeSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const id = req.routeParams?.id
    if (!isObjectId(id)) return templateProblem('not_found')
    const result = await changeTemplate(req, id, input.data)
    return 'problem' in result ? templateProblem(result.problem) : Response.json(result)
  },
}

/** `POST /api/answer-templates/:id/delete`: deletes a template. Answers 200 `{ outcome: 'deleted' }`, 401, 403, 404. */
export const deleteTemplateEndpoint: Endpoint = {
  method: 'post',
  path: '/:id/delete',
  handler: async (req) => {
    const refusal = refuseUnlessAdmin(req)
    if (refusal) return refusal
    const id = req.routeParams?.id
    const result = isObjectId(id) ? await deleteTemplate(req, id) : { problem: 'not_found' as const }
    return 'problem' in result ? templateProblem(result.problem) : Response.json(result)
  },
}

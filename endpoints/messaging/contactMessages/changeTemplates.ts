import { changeTemplate, deleteTemplate } from '../../../domain/messaging/contactMessages'
import { templateChangeSchema } from '../../../domain/messaging/contactMessages/templates/templateForm.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { outcomeAnswer } from '../../answerSchemas'
import { declareEndpoint } from '../../declareEndpoint'
import { MEANWHILE, reads } from '../../describedAnswers'
import { administrators } from '../../guards'
import { templateProblem } from './templateProblem'
import { NO_TEMPLATE, TEMPLATE_ID } from './threadSchemas'

/**
 * `POST /api/answer-templates/:id/change` `{ title, text, updatedAt }`: changes a template. Answers 200, 400, 401, 403,
 * 404, 409 `changed_meanwhile`.
 */
export const changeTemplateEndpoint = declareEndpoint({
  method: 'post',
  path: '/:id/change',
  operation: {
    tag: 'Staff: messages',
    summary: 'Change a template of answers',
    parameters: TEMPLATE_ID,
    answers: { ...reads(outcomeAnswer('changed'), 'Changed'), ...NO_TEMPLATE, ...MEANWHILE },
  },
  access: administrators,
  body: templateChangeSchema,
  handler: async (req, { body }) => {
    const id = req.routeParams?.id
    if (!isObjectId(id)) return templateProblem('not_found')
    const result = await changeTemplate(req, id, body)
    return 'problem' in result ? templateProblem(result.problem) : Response.json(result)
  },
})

/** `POST /api/answer-templates/:id/delete`: deletes a template. Answers 200 `{ outcome: 'deleted' }`, 401, 403, 404. */
export const deleteTemplateEndpoint = declareEndpoint({
  method: 'post',
  path: '/:id/delete',
  operation: {
    tag: 'Staff: messages',
    summary: 'Delete a template of answers',
    parameters: TEMPLATE_ID,
    answers: { ...reads(outcomeAnswer('deleted'), 'Deleted'), ...NO_TEMPLATE },
  },
  access: administrators,
  handler: async (req) => {
    const id = req.routeParams?.id
    const result = isObjectId(id) ? await deleteTemplate(req, id) : { problem: 'not_found' as const }
    return 'problem' in result ? templateProblem(result.problem) : Response.json(result)
  },
})

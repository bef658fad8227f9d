import type { Endpoint } from 'payload'
import { z } from 'zod'
import { addTemplate, listTemplates } from '../../../domain/messaging/contactMessages'
import { newTemplateSchema } from '../../../domain/messaging/contactMessages/templates/templateForm.schema'
import { declareEndpoint } from '../../declareEndpoint'
import { adds, reads } from '../../describedAnswers'
import { administrators } from '../../guards'
import { changeTemplateEndpoint, deleteTemplateEndpoint } from './changeTemplates'
import { templateProblem } from './templateProblem'
import { templatesAnswer } from './threadSchemas'

/**
 * `GET /api/answer-templates`: the texts that answers can begin with, by title. Answers 200 `AnswerTemplate[]`,
 * 401, 403.
 */
const list = declareEndpoint({
  method: 'get',
  path: '/',
  operation: {
    tag: 'Staff: messages',
    summary: 'Texts that answers can begin with, by title',
    answers: { ...reads(templatesAnswer, 'The templates') },
  },
  access: administrators,
  handler: async (req) =>
    Response.json(await listTemplates(req.payload), { headers: { 'Cache-Control': 'no-store' } }),
})

/**
 * `POST /api/answer-templates` `{ title, text, key }`: adds a template; the same `key` again adds nothing. Answers
 * 201 `{ id }`, 400 also for a field that does not exist, 401, 403, 409 `too_many`.
 */
const add = declareEndpoint({
  method: 'post',
  path: '/',
  operation: {
    tag: 'Staff: messages',
    summary: 'Add a template of answers; the same key again adds nothing',
    answers: { ...adds(z.object({ id: z.string() }), 'Added'), 409: 'There are too many templates' },
  },
  access: administrators,
  body: newTemplateSchema,
  handler: async (req, { body, user }) => {
    const result = await addTemplate(req, user.id, body)
    return 'problem' in result ? templateProblem(result.problem) : Response.json(result, { status: 201 })
  },
})

/** The endpoints of templates of answers, under `/api/answer-templates`. */
export const answerTemplateEndpoints: Endpoint[] = [list, add, changeTemplateEndpoint, deleteTemplateEndpoint]

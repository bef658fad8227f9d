import type { Payload, PayloadRequest } from 'payload'
import { recordChange } from '../../../audit/recordChange'
import type { NewTemplate, TemplateChange } from './templateForm.schema'
import { type AnswerTemplate, TEMPLATE_LIMITS } from './templates.schema'
import {
  changeTemplateFacts,
  countTemplates,
  findTemplateByKey,
  findTemplates,
  hasTemplate,
  storeTemplate,
  takeTemplate,
} from './templatesRepository'

const subjectOf = (id: string, title: string) => ({ collection: 'answer-templates' as const, id, title })

/** The texts that answers can begin with, by title. */
export const listTemplates = async (payload: Payload): Promise<AnswerTemplate[]> =>
  (await findTemplates(payload, TEMPLATE_LIMITS.templates)).map(({ _id, title, text, updatedAt }) => ({
    id: _id.toHexString(),
    title,
    text,
    updatedAt: updatedAt.toISOString(),
  }))

/**
 * Adds a template. The same key again adds nothing and answers alike.
 * @param by id of the administrator's account
 */
export const addTemplate = async (
  req: PayloadRequest,
  by: string,
  { key: givenKey, ...facts }: NewTemplate,
): Promise<{ id: string } | { problem: 'too_many' }> => {
  const { payload } = req
  const key = `${by}:${givenKey}`
  const known = await findTemplateByKey(payload, key)
  if (known) return { id: known._id.toHexString() }
  if ((await countTemplates(payload)) >= TEMPLATE_LIMITS.templates) return { problem: 'too_many' }
  const id = await storeTemplate(payload, { ...facts, key })
  if (id === undefined) return { id: String((await findTemplateByKey(payload, key))?._id) }
  await recordChange(req, { action: 'answer-template.added', subject: subjectOf(id, facts.title) })
  return { id }
}

/** Changes a template that nobody changed since the caller read it. */
export const changeTemplate = async (
  req: PayloadRequest,
  id: string,
  { updatedAt, ...facts }: TemplateChange,
): Promise<{ outcome: 'changed' } | { problem: 'not_found' | 'changed_meanwhile' }> => {
  const { payload } = req
  if (!(await changeTemplateFacts(payload, id, facts, new Date(updatedAt))))
    return { problem: (await hasTemplate(payload, id)) ? 'changed_meanwhile' : 'not_found' }
  await recordChange(req, { action: 'answer-template.changed', subject: subjectOf(id, facts.title) })
  return { outcome: 'changed' }
}

/** Deletes a template. Answers that were begun with it stay as they are. Repeated, it finds nothing. */
export const deleteTemplate = async (
  req: PayloadRequest,
  id: string,
): Promise<{ outcome: 'deleted' } | { problem: 'not_found' }> => {
  const taken = await takeTemplate(req.payload, id)
  if (!taken) return { problem: 'not_found' }
  await recordChange(req, { action: 'answer-template.deleted', subject: subjectOf(id, taken.title) })
  return { outcome: 'deleted' }
}

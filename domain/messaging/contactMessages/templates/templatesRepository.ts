import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { AnswerTemplate as Template } from '../../../../payload-types'
import { isDuplicateKey, modelOf } from '../../../../platform/database'
import type { Stored } from '../../../../platform/stored.types'

export type StoredTemplate = Stored<Template>

interface TemplateFacts {
  title: string
  text: string
}

const templatesOf = (payload: Payload) => modelOf(payload, 'answer-templates')

/** The templates by title, whatever the case of its letters. */
export const findTemplates = (payload: Payload, limit: number): Promise<StoredTemplate[]> =>
  templatesOf(payload)
    .find({})
    .collation({ locale: 'en', strength: 2 })
    .sort({ title: 1, _id: 1 })
    .limit(limit)
    .lean<StoredTemplate[]>()
    .exec()

export const countTemplates = (payload: Payload): Promise<number> =>
  templatesOf(payload).countDocuments({}).exec()

export const hasTemplate = async (payload: Payload, id: string): Promise<boolean> =>
  (await templatesOf(payload).exists({ _id: id })) !== null

/** The template that a form has added already. */
export const findTemplateByKey = (
  payload: Payload,
  key: string,
): Promise<Pick<StoredTemplate, '_id'> | null> =>
  templatesOf(payload).findOne({ key }, { _id: 1 }).lean<Pick<StoredTemplate, '_id'> | null>().exec()

/**
 * Stores a template, once for each key.
 * @returns its id; undefined where one stands under the key already
 */
export const storeTemplate = async (
  payload: Payload,
  template: TemplateFacts & { key: string },
): Promise<string | undefined> => {
  const _id = new ObjectId()
  try {
    await templatesOf(payload).create({ _id, ...template })
    return _id.toHexString()
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
    return undefined
  }
}

/**
 * Changes a template that nobody changed since the caller read it.
 * @returns whether it was changed
 */
export const changeTemplateFacts = async (
  payload: Payload,
  id: string,
  { title, text }: TemplateFacts,
  readAt: Date,
): Promise<boolean> => {
  const { matchedCount } = await templatesOf(payload).updateOne(
    { _id: id, updatedAt: readAt },
    { $set: { title, text, updatedAt: new Date() } },
    { timestamps: false },
  )
  return matchedCount > 0
}

/** @returns the template that was deleted; null where there was none */
export const takeTemplate = (payload: Payload, id: string): Promise<StoredTemplate | null> =>
  templatesOf(payload).findOneAndDelete({ _id: id }).lean<StoredTemplate | null>().exec()

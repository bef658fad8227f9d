import type { Payload } from 'payload'
import type { MailText } from '../../../payload-types'
import { isDuplicateKey, modelOf } from '../../../platform/database'
import type { Stored } from '../../../platform/stored.types'
import type { OwnMailText } from './mailTextRules'

export type StoredMailText = Stored<MailText>

const textsOf = (payload: Payload) => modelOf(payload, 'mail-texts')

export const findMailTexts = (payload: Payload): Promise<StoredMailText[]> =>
  textsOf(payload).find({}).limit(500).lean<StoredMailText[]>().exec()

/** What staff wrote for a mail; null while its original is used. */
export const findMailText = (payload: Payload, template: string): Promise<StoredMailText | null> =>
  textsOf(payload).findOne({ template }).lean<StoredMailText | null>().exec()

/**
 * Stores the text of a mail, if what stood there is what the caller read.
 * @param readAt when it had been changed last; undefined where there was none
 */
export const storeMailText = async (
  payload: Payload,
  template: string,
  { subject, text }: OwnMailText,
  readAt: Date | undefined,
): Promise<boolean> => {
  const now = new Date()
  if (readAt) {
    const { matchedCount } = await textsOf(payload).updateOne(
      { template, updatedAt: readAt },
      { $set: { subject, text, updatedAt: now } },
      { timestamps: false },
    )
    return matchedCount > 0
  }
  try {
    await textsOf(payload).create({ template, subject, text })
    return true
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
    return false
  }
}

/** Goes back to the original. */
export const deleteMailText = async (payload: Payload, template: string): Promise<boolean> =>
  (await textsOf(payload).deleteOne({ template })).deletedCount > 0

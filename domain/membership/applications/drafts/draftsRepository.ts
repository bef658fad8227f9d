import type { Payload } from 'payload'
import type { ApplicationDraft } from '../../../../payload-types'
import { modelOf } from '../../../../platform/database'
import type { Stored } from '../../../../platform/stored.types'
import type { DraftValues } from './draft.schema'
import type { OwnDraft } from './draftAnswer.schema'

/** After this time without a change a draft is deleted: it holds personal data of someone who did not come back. */
export const DRAFT_TTL_MS = 180 * 24 * 60 * 60_000

const draftsOf = (payload: Payload) => modelOf(payload, 'application-drafts')

/** What a person has saved of an application that is not sent yet. */
export const readDraft = async (payload: Payload, user: string): Promise<OwnDraft> => {
  const draft = await draftsOf(payload)
    .findOne({ user })
    .lean<(Pick<Stored<ApplicationDraft>, 'updatedAt'> & { values?: DraftValues }) | null>()
  return { values: draft?.values ?? {}, savedAt: draft?.updatedAt.toISOString() ?? null }
}

/** Saves fields beside those saved before, in one write: fields saved from another device stay. */
export const saveDraft = async (payload: Payload, user: string, values: DraftValues): Promise<void> => {
  const fields = Object.fromEntries(Object.entries(values).map(([name, value]) => [`values.${name}`, value]))
  const expiresAt = new Date(Date.now() + DRAFT_TTL_MS)
  await draftsOf(payload).updateOne({ user }, { $set: { ...fields, expiresAt } }, { upsert: true })
}

/** Deletes a person's draft: it was sent, or the account is erased. */
export const deleteDraft = async (payload: Payload, user: string): Promise<void> => {
  await draftsOf(payload).deleteOne({ user })
}

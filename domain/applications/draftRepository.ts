import type { Payload } from 'payload'
import { modelOf } from '../../platform/database'
import type { DraftValues } from './draft.schema'
import type { OwnDraft } from './draftAnswer.schema'

/** After so long without a change a draft is forgotten: it holds personal data of someone who did not come back. */
export const DRAFT_TTL_MS = 180 * 24 * 60 * 60_000

const draftsOf = (payload: Payload) => modelOf(payload, 'application-drafts')

/** What a person has saved of an application that is not sent yet. */
export const readDraft = async (payload: Payload, user: string): Promise<OwnDraft> => {
  const draft = await draftsOf(payload)
    .findOne({ user })
    .lean<{ values?: DraftValues; updatedAt: Date } | null>()
  return { values: draft?.values ?? {}, savedAt: draft?.updatedAt.toISOString() ?? null }
}

/** Saves fields beside those saved before, in one write: another device's fields stay. */
export const saveDraft = async (payload: Payload, user: string, values: DraftValues): Promise<void> => {
  const fields = Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined ? [] : [[`values.${name}`, value]],
    ),
  )
  const expiresAt = new Date(Date.now() + DRAFT_TTL_MS)
  await draftsOf(payload).updateOne({ user }, { $set: { ...fields, expiresAt } }, { upsert: true })
}

/** Forgets a person's draft: it was sent, or the account goes. */
export const dropDraft = async (payload: Payload, user: string): Promise<void> => {
  await draftsOf(payload).deleteOne({ user })
}

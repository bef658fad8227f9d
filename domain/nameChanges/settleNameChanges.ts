import type { Payload } from 'payload'
import { modelOf } from '../../platform/database'
import { tellOfDecidedName } from './nameChangeMails'
import { settleRegisteredName } from '../memberships/registeredName'

interface Decided {
  user: unknown
  name: string
  status: 'approved' | 'declined'
  feedback?: string | null
}

/** Does what follows from a decided request: the registered name, then the mail. Safe to repeat, and to run twice at once. */
export const settleNameChange = async (payload: Payload, id: string): Promise<void> => {
  const changes = modelOf(payload, 'name-changes')
  const decided = await changes.findOne({ _id: id, needsSettling: true }).lean<Decided | null>()
  if (!decided) return
  const { name, status, feedback } = decided
  const user = String(decided.user)
  if (status === 'approved') await settleRegisteredName(payload, user)
  await tellOfDecidedName(payload, { id, user, name, status, feedback: feedback ?? null })
  await changes.updateOne({ _id: id }, { $set: { needsSettling: false } })
}

/** Settles what a crash left unsettled; one that fails is told in the log and does not hold up the others. */
export const settleNameChanges = async (payload: Payload): Promise<void> => {
  const left = await modelOf(payload, 'name-changes')
    .find({ needsSettling: true }, { _id: 1 })
    .lean<{ _id: unknown }[]>()
  for (const { _id } of left) {
    try {
      await settleNameChange(payload, String(_id))
    } catch (error) {
      payload.logger.error(
        { err: error, nameChange: String(_id) },
        'what follows from a change of name failed; it is tried again',
      )
    }
  }
}

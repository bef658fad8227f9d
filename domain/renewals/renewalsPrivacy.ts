import type { Payload } from 'payload'
import { modelOf } from '../../platform/database'
import { type ErasedPerson, type PersonalData, readOwn } from '../../platform/personalData'

/** Deletes what was not decided, and the words in what was. */
const eraseRenewals = async (payload: Payload, { user }: ErasedPerson): Promise<void> => {
  const renewals = modelOf(payload, 'renewals')
  await renewals.deleteMany({ user, status: 'requested' })
  await renewals.updateMany({ user }, { $unset: { note: 1, feedback: 1, needsSettling: 1 } })
}

export const renewalsPersonalData: PersonalData = {
  exports: [{ file: 'membership.json', key: 'renewals', read: (req) => readOwn(req, 'renewals') }],
  erasures: { records: eraseRenewals },
}

import { ObjectId } from 'mongodb'
import type { PersonalData } from '../../../platform/personalData'
import { NO_END } from '../groupTexts.schema'
import { findOfficesHeld, unlinkOffices } from './officesRepository'

/** Who held an office is the association's public history: the name stays, the account does not. */
export const officesPersonalData: PersonalData = {
  exports: [
    {
      file: 'groups.json',
      key: 'offices',
      read: async ({ payload }, { id }) =>
        (await findOfficesHeld(payload, new ObjectId(id))).map(({ title, name, startsOn, endsOn }) => ({
          title,
          name,
          startsOn,
          endsOn: endsOn === NO_END ? null : endsOn,
        })),
    },
  ],
  erasures: { records: (payload, { user }) => unlinkOffices(payload, user) },
}

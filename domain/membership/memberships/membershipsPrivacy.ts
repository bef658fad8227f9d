import { type PersonalData, readOwn } from '../../../platform/personalData'
import { eraseMembership } from './eraseMembership'

export const membershipsPersonalData: PersonalData = {
  exports: [
    {
      file: 'membership.json',
      key: 'membership',
      read: async (req) => (await readOwn(req, 'memberships'))[0] ?? null,
    },
  ],
  erasures: { records: (payload, { user }) => eraseMembership(payload, user) },
}

export const membershipEventsPersonalData: PersonalData = {
  exports: { none: 'What follows from the events is exported with the membership.' },
  erasures: { none: 'Erased with the membership.' },
}

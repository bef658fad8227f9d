import { type PersonalData, deleteOwn, readOwn } from '../../platform/personalData'

export const cpdEntriesPersonalData: PersonalData = {
  exports: [{ file: 'cpd.json', read: (req) => readOwn(req, 'cpd-entries') }],
  erasures: { records: deleteOwn('cpd-entries') },
}

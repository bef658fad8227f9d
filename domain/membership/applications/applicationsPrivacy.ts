import { type PersonalData, readOwn } from '../../../platform/personalData'
import { eraseApplications } from './applicationsRepository'
import { deleteDraft, readDraft } from './drafts/draftsRepository'

export const applicationsPersonalData: PersonalData = {
  exports: [{ file: 'applications.json', read: (req) => readOwn(req, 'applications') }],
  erasures: { requests: (payload, { user }) => eraseApplications(payload, user) },
}

export const applicationDraftsPersonalData: PersonalData = {
  exports: [{ file: 'application-draft.json', read: ({ payload }, { id }) => readDraft(payload, id) }],
  erasures: { requests: (payload, { user }) => deleteDraft(payload, user) },
}

import type { PersonalDataDeclaration } from '../../../platform/personalData'

/** What Payload's own collections hold about people: their configs are not ours to declare it in. */
export const PAYLOAD_COLLECTIONS: Partial<Record<string, PersonalDataDeclaration>> = {
  'payload-preferences': {
    exports: { none: 'Columns and folded sections of the panel, which say nothing about the person.' },
    erasures: {
      traces: (payload, { user }) =>
        payload.db.deleteMany({
          collection: 'payload-preferences',
          where: { 'user.value': { equals: user } },
        }),
    },
  },
  'payload-locked-documents': { none: 'Who edits what at this moment: removed when the editing ends.' },
  'payload-jobs': { none: 'Scheduled publications: refer to documents, not to people.' },
  'payload-migrations': { none: 'Names of migrations that have run.' },
  'payload-kv': { none: 'Key-value store of Payload, which is not used for people.' },
}

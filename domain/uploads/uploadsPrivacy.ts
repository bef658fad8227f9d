import type { PersonalData } from '../../platform/personalData'
import { uploadsOf } from './uploads'

export const fileUploadsPersonalData: PersonalData = {
  exports: { none: 'Files that are still being uploaded.' },
  erasures: {
    // removed, with their bytes, by the next run of the job
    requests: (payload, { user }) =>
      uploadsOf(payload).updateMany({ user }, { $set: { expiresAt: new Date(0) } }),
  },
}

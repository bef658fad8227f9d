import type { PersonalData } from '../../../platform/personalData'
import { expireUploads } from './uploadsRepository'

export const fileUploadsPersonalData: PersonalData = {
  exports: { none: 'Files that are still being uploaded.' },
  erasures: { requests: (payload, { user }) => expireUploads(payload, user) },
}

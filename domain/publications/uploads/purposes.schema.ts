/** What files are uploaded for, and so who may. */
export const UPLOAD_PURPOSES = {
  publication: 'Publication',
  submission: 'Submitted paper',
  nameChange: 'Document for a change of name',
  paymentSlip: 'Slip of a payment',
  applicationDocument: 'Document of an application',
  answerAttachment: 'File with an answer to a message',
  groupDocument: 'Document for the members of a group',
} as const
export type UploadPurpose = keyof typeof UPLOAD_PURPOSES

/** Nobody came back for so long: the upload is given up. */
export const UPLOAD_TTL_MS = 24 * 60 * 60_000

/** What files are uploaded for, and so who may. */
export const UPLOAD_PURPOSES = { publication: 'Publication', submission: 'Submitted paper' } as const
export type UploadPurpose = keyof typeof UPLOAD_PURPOSES

import type { UploadPurpose } from './purposes.schema'

/**
 * Apart from the schema, so that a page can have them without zod. Source: spec.md sections 6 and 8,
 * "Publications"; decisions.md "Limits".
 */
export const UPLOAD_TEXTS = {
  notPdf: 'Please select a PDF file',
  /** What is said of content that is not what the purpose asks for. */
  wrongType: {
    publication: 'Please select a PDF file',
    submission: 'Please select a PDF file',
    nameChange: 'Please select a PDF file or a picture (JPEG, PNG, WebP or AVIF)',
    paymentSlip: 'Please select a PDF file or a picture (JPEG, PNG or WebP)',
    applicationDocument: 'Please select a PDF file or a picture (JPEG, PNG or WebP)',
    answerAttachment: 'Please select a PDF file or a picture (JPEG, PNG or WebP)',
    groupDocument: 'Please select a PDF file or a picture (JPEG, PNG or WebP)',
  } satisfies Record<UploadPurpose, string>,
  tooLarge: (limit: string) => `File size must be less than ${limit}`,
  signIn: {
    publication: 'Please sign in to upload publications',
    submission: 'Please sign in to submit a paper',
    nameChange: 'Please sign in to change your registered name',
    paymentSlip: 'Please sign in to report a payment',
    applicationDocument: 'Please sign in to send documents',
    answerAttachment: 'Please sign in to answer messages',
    groupDocument: 'Please sign in to add documents',
  } satisfies Record<UploadPurpose, string>,
  adminsOnly: 'Only administrators can upload publications',
  noSpace: 'There is not enough space on the server for this file. Please try again later.',
  gone: 'This upload is not there any more. Please select the file again.',
  incomplete: 'The file has not arrived completely yet. Please try again.',
  busy: 'This file is being added already.',
  notMade: 'There is no room for this file any more.',
  tooMany: 'Too many uploads are under way. Please finish or cancel them first.',
} as const

const GIB = 1024 ** 3

/** `100GB`, `50MB`: a limit in the words of the refusal. */
export const formatLimit = (bytes: number): string =>
  bytes >= GIB ? `${Number((bytes / GIB).toFixed(2))}GB` : `${Number((bytes / 1024 ** 2).toFixed(2))}MB`

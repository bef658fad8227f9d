import type { UploadPurpose } from './purposes.schema'
import { encodePicture } from '../../../platform/pictures'
import { uploadStorage } from '../../../services/fileStorage'
import { beginsAsPdf, isPdf } from './pdfContent'

export interface UploadType {
  contentType: string
  /** Without a dot. */
  extension: string
}

const PDF: UploadType = { contentType: 'application/pdf', extension: 'pdf' }

/** Pictures by their first bytes. */
const PICTURES: readonly (UploadType & { begins: RegExp })[] = [
  { contentType: 'image/jpeg', extension: 'jpg', begins: /^\xff\xd8\xff/ },
  { contentType: 'image/png', extension: 'png', begins: /^\x89PNG\r\n\x1a\n/ },
  { contentType: 'image/webp', extension: 'webp', begins: /^RIFF[\s\S]{4}WEBP/ },
  { contentType: 'image/avif', extension: 'avif', begins: /^[\s\S]{4}ftypavif/ },
]
const WITH_COMMON_PICTURES: readonly UploadPurpose[] = [
  'paymentSlip',
  'applicationDocument',
  'answerAttachment',
  'groupDocument',
]

/** Pictures that a purpose accepts beside a PDF; not every device that they are shown on shows AVIF. */
const picturesFor = (purpose: UploadPurpose): typeof PICTURES => {
  if (purpose === 'nameChange') return PICTURES
  return WITH_COMMON_PICTURES.includes(purpose)
    ? PICTURES.filter(({ extension }) => extension !== 'avif')
    : []
}

/** A type by its name; a PDF where none was written down. */
export const namedType = (contentType: string | null | undefined): UploadType =>
  PICTURES.find((type) => type.contentType === contentType) ?? PDF

const PICTURE_HEAD_LENGTH = 16
/** No more than needed to know that the whole of a picture can be read. */
const CHECKED_WIDTH_PX = 64

const readPictureType = async (key: string, purpose: UploadPurpose): Promise<UploadType | undefined> => {
  const pictures = picturesFor(purpose)
  if (pictures.length === 0) return undefined
  const head = (await uploadStorage.read(key, 0, PICTURE_HEAD_LENGTH)).toString('latin1')
  return pictures.find(({ begins }) => begins.test(head))
}

/**
 * Whether the bytes that have arrived so far can become a file of the kind wanted; too few of them to tell
 * count as yes.
 */
export const beginsAsWanted = async (
  key: string,
  arrived: number,
  purpose: UploadPurpose,
): Promise<boolean> => {
  if (await beginsAsPdf(key, arrived)) return true
  return (await readPictureType(key, purpose)) !== undefined
}

/**
 * What a complete upload is by its content: a PDF to its end or, where one will do, a picture that can be
 * decoded in full.
 * @returns undefined for anything else
 */
export const readUploadType = async (
  key: string,
  size: number,
  purpose: UploadPurpose,
): Promise<UploadType | undefined> => {
  if (await isPdf(key, size)) return PDF
  const picture = await readPictureType(key, purpose)
  // such a file is small: its limit is 10 MB
  return picture && (await encodePicture(await uploadStorage.readAll(key), { maxWidth: CHECKED_WIDTH_PX }))
    ? { contentType: picture.contentType, extension: picture.extension }
    : undefined
}

import { z } from 'zod'
import { UPLOAD_TEXTS } from './uploadTexts.schema'

const KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether a value can be the key of an upload. */
export const isUploadKey = (value: unknown): value is string => typeof value === 'string' && KEY.test(value)

/** The key of an upload whose bytes have all arrived. */
export const uploadKeySchema = z.string(UPLOAD_TEXTS.notPdf).regex(KEY, UPLOAD_TEXTS.notPdf)

import type { Payload } from 'payload'
import { modelOf } from '../../platform/database'

/** Whether a request to change a name has a file as its document. */
export const isFileOfNameChange = async (payload: Payload, file: string): Promise<boolean> =>
  (await modelOf(payload, 'name-changes').exists({ document: file })) !== null

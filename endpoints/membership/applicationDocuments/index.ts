import type { Endpoint } from 'payload'
import { add } from './add'
import { file } from './file'
import { remove } from './remove'
import { send } from './send'

/** The endpoints of documents of applications, under `/api/application-documents`. */
export const applicationDocumentEndpoints: Endpoint[] = [add, send, remove, file]

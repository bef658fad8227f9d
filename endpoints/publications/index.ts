import type { Endpoint } from 'payload'
import { download } from './download'
import { file } from './file'
import { hub } from './hub'

/** The endpoints of publications, under `/api/publications`. */
export const publicationEndpoints: Endpoint[] = [hub, file, download]

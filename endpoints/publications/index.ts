import type { Endpoint } from 'payload'
import { add } from '../publicationDesk/add'
import { edition } from '../publicationDesk/edition'
import { list } from '../publicationDesk/list'
import { listCsv } from '../publicationDesk/listCsv'
import { saveEdition } from '../publicationDesk/saveEdition'
import { trash } from '../publicationDesk/trash'
import { visibility } from '../publicationDesk/visibility'
import { download } from './download'
import { file } from './file'
import { hub } from './hub'

/** The endpoints of publications, under `/api/publications`. */
export const publicationEndpoints: Endpoint[] = [hub, file, download, list, listCsv, add, edition, saveEdition, visibility, trash]

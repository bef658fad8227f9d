import type { Endpoint } from 'payload'
import { add } from './add'
import { edition } from './edition'
import { list } from './list'
import { listCsv } from './listCsv'
import { saveEdition } from './saveEdition'
import { trash } from './trash'
import { visibility } from './visibility'
import { download } from './download'
import { file } from './file'
import { hub } from './hub'

/** The endpoints of publications, under `/api/publications`. */
export const publicationEndpoints: Endpoint[] = [
  hub,
  file,
  download,
  list,
  listCsv,
  add,
  edition,
  saveEdition,
  visibility,
  trash,
]

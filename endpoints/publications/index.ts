import type { Endpoint } from 'payload'
import { add } from './add'
import { list } from './list'
import { listCsv } from './listCsv'
import { readDetail } from './readDetail'
import { trash } from './trash'
import { update } from './update'
import { visibility } from './visibility'
import { download } from './download'
import { file } from './file'
import { hub } from './hub'
import { openFile } from './openFile'

/** The endpoints of publications, under `/api/publications`. */
export const publicationEndpoints: Endpoint[] = [
  hub,
  file,
  openFile,
  download,
  list,
  ...listCsv,
  add,
  readDetail,
  update,
  visibility,
  trash,
]

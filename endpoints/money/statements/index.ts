import type { Endpoint } from 'payload'
import { candidates } from './candidates'
import { decide } from './decide'
import { draft } from './draft'
import { list } from './list'
import { preview } from './preview'
import { start } from './start'
import { undo } from './undo'
import { upload } from './upload'

/** The endpoints of statements, under `/api/statement-imports`. */
export const statementImportEndpoints: Endpoint[] = [list, upload, draft, preview, start, undo]

/** The endpoints of their lines, under `/api/statement-lines`. */
export const statementLineEndpoints: Endpoint[] = [candidates, decide]

import type { CollectionConfig } from 'payload'
import { IMPORT_STATUSES } from '../../domain/money/statements/line.schema'
import { STATEMENT_FORMATS } from '../../domain/money/statements/statement.schema'
import { statementImportsPersonalData } from '../../domain/money/statements/statementsPrivacy'
import { statementImportEndpoints } from '../../endpoints/money/statements'
import { toOptions } from '../fields/options'
import { serverOnlyCollection } from '../serverOnlyCollection'

/** Files of bank statements. The file itself is held until its lines are stored. Read and changed through endpoints. */
export const StatementImports: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'statement-imports',
  custom: { personalData: statementImportsPersonalData },
  endpoints: statementImportEndpoints,
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 200 },
    { name: 'account', type: 'text', required: true, maxLength: 100, index: true },
    { name: 'method', type: 'select', required: true, options: ['bank', 'merchant'] },
    { name: 'format', type: 'select', required: true, options: toOptions(STATEMENT_FORMATS) },
    { name: 'status', type: 'select', required: true, options: toOptions(IMPORT_STATUSES) },
    // which column is what; the latest one of an account is offered for its next statement
    { name: 'mapping', type: 'json' },
    { name: 'by', type: 'relationship', relationTo: 'users' },
    { name: 'importedAt', type: 'date' },
    // until when a process works on it
    { name: 'leaseUntil', type: 'date' },
    { name: 'needsFinalising', type: 'checkbox', index: true },
  ],
}

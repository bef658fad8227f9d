import { collectArrears, readArrears } from '../../../domain/money/invoices'
import { ARREARS_AGES, type ArrearsAge } from '../../../domain/money/invoices/arrears.schema'
import { csvAnswer, type CsvRow } from '../../csvAnswer'
import { declareEndpoint } from '../../declareEndpoint'
import { CSV, reads, sends, WITH_PROOF } from '../../describedAnswers'
import { withRight } from '../../guards'
import { arrearsAnswer } from './ledgerSchemas'

const AGES = Object.keys(ARREARS_AGES) as ArrearsAge[]

/**
 * `GET /api/ledger-entries/arrears`: what people owe, by the age of the debt. Staff who handle money only. Answers 200
 * `Arrears`, 401, 403.
 */
export const arrears = declareEndpoint({
  method: 'get',
  path: '/arrears',
  operation: {
    tag: 'Staff: ledger',
    summary: 'What people owe, by the age of the debt',
    answers: { ...reads(arrearsAnswer, 'The debts') },
  },
  access: withRight('money'),
  handler: async (req) => Response.json(await readArrears(req.payload)),
})

/** `GET /api/ledger-entries/arrears.csv`: all of it, as a table; with a recent proof of who asks. */
export const arrearsCsv = declareEndpoint({
  method: 'get',
  path: '/arrears.csv',
  operation: {
    tag: 'Staff: ledger',
    summary: 'Everything that people owe, as a table',
    answers: { ...sends(CSV, 'The table'), ...WITH_PROOF },
  },
  access: withRight('money'),
  handler: async (req) => {
    const { payload } = req
    const rows = async function* (): AsyncGenerator<CsvRow> {
      for (const { name, currency, oldest, ages, totalMinor } of await collectArrears(payload))
        yield [name, currency, oldest.slice(0, 10), ...AGES.map((age) => ages[age] / 100), totalMinor / 100]
    }
    const header = ['Person', 'Currency', 'Oldest due', ...Object.values(ARREARS_AGES), 'Total']
    return csvAnswer(req, 'arrears', header, rows())
  },
})

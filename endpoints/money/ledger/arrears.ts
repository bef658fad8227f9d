import type { Endpoint } from 'payload'
import { collectArrears, readArrears } from '../../../domain/money/invoices'
import { ARREARS_AGES, type ArrearsAge } from '../../../domain/money/invoices/arrears.schema'
import { type CsvRow, csvAnswer } from '../../csvAnswer'
import { refuseWithout } from '../../refuseWithout'

const AGES = Object.keys(ARREARS_AGES) as ArrearsAge[]

/**
 * `GET /api/ledger-entries/arrears`: what people owe, by the age of the debt. Staff who handle money only. Answers 200
 * `Arrears`, 401, 403.
 */
export const arrears: Endpoint = {
  method: 'get',
  path: '/arrears',
  handler: async (req) => refuseWithout('money', req) ?? Response.json(await readArrears(req.payload)),
}

/** `GET /api/ledger-entries/arrears.csv`: all of it, as a table; with a recent proof of who asks. */
export const arrearsCsv: Endpoint = {
  method: 'get',
  path: '/arrears.csv',
  handler: async (req) => {
    const refusal = refuseWithout('money', req)
    if (refusal) return refusal
    const { payload } = req
    const rows = async function* (): AsyncGenerator<CsvRow> {
      for (const { name, currency, oldest, ages, totalMinor } of await collectArrears(payload))
        yield [name, currency, oldest.slice(0, 10), ...AGES.map((age) => ages[age] / 100), totalMinor / 100]
    }
    const header = ['Person', 'Currency', 'Oldest due', ...Object.values(ARREARS_AGES), 'Total']
    return csvAnswer(req, 'arrears', header, rows())
  },
}

import type { StatementsPage } from '../../../../../domain/money/statements'
import type { Account } from '../../../../helpers/accounts'
import { required } from '../../../../helpers/required'
import type { TestApp } from '../../../../helpers/testPayload'
import { until } from '../../../../helpers/until'
import { asker } from './ask'
import { STATEMENT_MAPPING } from '../../../../helpers/statementMapping'
import type { Calls } from './calls.types'

/** On statements of their own. Payments by bank are taken before (`paymentCalls`). */
export const statementCalls = async (app: TestApp, admin: Account): Promise<Calls> => {
  const ask = asker(app, admin)
  const read = () => ask<StatementsPage>('GET', '/api/statement-imports')
  const account = encodeURIComponent(required((await read()).accounts[0]).key)
  let day = 0
  const upload = () => {
    day += 1
    return {
      path: `/api/statement-imports?account=${account}&name=${day}.csv`,
      headers: { 'content-type': 'application/octet-stream' },
      body: new TextEncoder().encode(
        `Day,Amount,Text,Payer,Id\n2026-01-0${day},20.00,Dues,Nyandeng,T${day}\n2026-01-0${day},-7.00,Fee,Bank,F${day}`,
      ),
    }
  }
  const held = async (): Promise<string> => {
    const { path, ...options } = upload()
    return (await ask<{ id: string }>('POST', path, options)).id
  }
  const at = (id: string, action: string) => `/api/statement-imports/${id}/${action}`
  const [draft, decided, undone] = [await held(), await held(), await held()]
  for (const id of [decided, undone]) {
    await ask('POST', at(id, 'import'), { body: { mapping: STATEMENT_MAPPING } })
    await until(
      'the import is done',
      async () => (await read()).imports.find((each) => each.id === id)?.status === 'imported',
      20_000,
    )
  }
  const line = required((await read()).questions.find(({ transaction }) => transaction === 'T2'))
  return {
    'get /api/statement-imports': {},
    'post /api/statement-imports': upload(),
    'get /api/statement-imports/{id}/draft': { path: at(draft, 'draft') },
    'post /api/statement-imports/{id}/preview': {
      path: at(draft, 'preview'),
      body: { mapping: STATEMENT_MAPPING },
    },
    'post /api/statement-imports/{id}/import': {
      path: at(draft, 'import'),
      body: { mapping: STATEMENT_MAPPING },
    },
    'post /api/statement-imports/{id}/undo': { path: at(undone, 'undo') },
    'get /api/statement-lines/candidates': { path: '/api/statement-lines/candidates?q=Nyandeng' },
    'post /api/statement-lines/{id}/decision': {
      path: `/api/statement-lines/${line.id}/decision`,
      body: { action: 'suspense', revision: line.revision },
    },
  }
}

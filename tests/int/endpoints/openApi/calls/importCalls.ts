import { randomUUID } from 'node:crypto'
import type {
  ImportView,
  PeopleDraft,
  RowPage,
} from '../../../../../domain/people/peopleImports/import.schema'
import { type Account, newEmail } from '../../../../helpers/accounts'
import { required } from '../../../../helpers/required'
import type { TestApp } from '../../../../helpers/testPayload'
import { until } from '../../../../helpers/until'
import { asker } from './ask'
import type { Calls } from './calls.types'

/** On lists of their own, each of one person who is new and one who may be known. */
export const importCalls = async (app: TestApp, admin: Account): Promise<Calls> => {
  const ask = asker(app, admin)
  const word = () => randomUUID().replaceAll('-', ' ')
  const at = (id: string, action: string) => `/api/people-imports/${id}/${action}`
  const upload = () => {
    const twice = `${word()};;1990-05-04`
    return {
      path: `/api/people-imports?name=${randomUUID()}.csv`,
      headers: { 'content-type': 'application/octet-stream' },
      body: new TextEncoder().encode(
        ['Name;E-mail;DOB', `${word()};${newEmail()};`, twice, twice].join('\r\n'),
      ),
    }
  }
  const held = async (): Promise<string> => {
    const { path, ...options } = upload()
    return (await ask<{ id: string }>('POST', path, options)).id
  }
  const reached = (id: string, status: string) =>
    until(
      `the list is ${status}`,
      async () =>
        (await ask<ImportView[]>('GET', '/api/people-imports')).find((each) => each.id === id)?.status ===
        status,
      20_000,
    )
  const checkOf = async (id: string) => {
    const { mapping, columns } = await ask<PeopleDraft>('GET', at(id, 'draft'))
    return { mapping, headings: columns.map(({ heading }) => heading) }
  }
  const checked = async (): Promise<string> => {
    const id = await held()
    await ask('POST', at(id, 'check'), { body: await checkOf(id) })
    await reached(id, 'checked')
    return id
  }
  const carriedOut = async (): Promise<string> => {
    const id = await checked()
    await ask('POST', at(id, 'import'))
    await reached(id, 'imported')
    return id
  }
  const [draft, decided, ready] = [await held(), await checked(), await checked()]
  const [done, undone] = [await carriedOut(), await carriedOut()]
  const { rows } = await ask<RowPage>('GET', at(decided, 'rows?outcome=question'))
  const row = required(rows[0])
  return {
    'get /api/people-imports': {},
    'post /api/people-imports': upload(),
    'get /api/people-imports/{id}/draft': { path: at(draft, 'draft') },
    'post /api/people-imports/{id}/check': { path: at(draft, 'check'), body: await checkOf(draft) },
    'get /api/people-imports/{id}/rows': { path: at(decided, 'rows') },
    'post /api/people-import-rows/{id}/decision': {
      path: `/api/people-import-rows/${row.id}/decision`,
      body: { action: 'new', revision: row.revision },
    },
    'post /api/people-imports/{id}/import': { path: at(ready, 'import') },
    'post /api/people-imports/{id}/undo': { path: at(undone, 'undo') },
    'post /api/people-imports/{id}/invite': { path: at(done, 'invite') },
    'get /api/people-imports/people.csv': {},
    'get /api/people-imports/people.xlsx': {},
  }
}

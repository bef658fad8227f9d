import { randomUUID } from 'node:crypto'
import type { SavedListView } from '../../../../../domain/office/savedLists/listRows.schema'
import type { Account } from '../../../../helpers/accounts'
import type { TestApp } from '../../../../helpers/testPayload'
import { asker } from './ask'
import type { Calls } from './calls.types'

const ROWS = 'subject=people&c=region.is.other&c=member.is.no'

/** On lists of their own. */
export const listCalls = async (app: TestApp, admin: Account): Promise<Calls> => {
  const ask = asker(app, admin)
  const facts = {
    name: 'Students',
    isShared: true,
    definition: {
      subject: 'people',
      conditions: [{ field: 'grade', op: 'is', values: ['student'] }],
    },
  }
  const saved = () =>
    ask<{ id: string }>('POST', '/api/saved-lists', { body: { ...facts, key: randomUUID() } })
  const [changed, deleted] = [await saved(), await saved()]
  const at = ({ id }: { id: string }, part: string) => `/api/saved-lists/${id}/${part}`
  const { updatedAt } = await ask<SavedListView>('GET', at(changed, 'saved'))
  return {
    'get /api/saved-lists/rows': { path: `/api/saved-lists/rows?${ROWS}` },
    'get /api/saved-lists/rows.csv': { path: `/api/saved-lists/rows.csv?${ROWS}` },
    'get /api/saved-lists/rows.xlsx': { path: `/api/saved-lists/rows.xlsx?${ROWS}` },
    'get /api/saved-lists/records': { path: '/api/saved-lists/records?of=events' },
    'get /api/saved-lists': {},
    'get /api/saved-lists/{id}/saved': { path: at(changed, 'saved') },
    'get /api/saved-lists/{id}/count': { path: at(changed, 'count') },
    'post /api/saved-lists': { body: { ...facts, key: randomUUID() } },
    'post /api/saved-lists/{id}/change': {
      path: at(changed, 'change'),
      body: { ...facts, name: 'All students', updatedAt },
    },
    'post /api/saved-lists/{id}/delete': { path: at(deleted, 'delete') },
  }
}

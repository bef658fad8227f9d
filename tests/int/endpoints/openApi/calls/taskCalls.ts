import { randomUUID } from 'node:crypto'
import type { TaskList } from '../../../../../domain/office/tasks/taskTexts.schema'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { required } from '../../../../helpers/required'
import type { TestApp } from '../../../../helpers/testPayload'
import { asker } from './ask'
import type { Calls } from './calls.types'

/** On tasks of their own. */
export const taskCalls = async (app: TestApp, admin: Account): Promise<Calls> => {
  const ask = asker(app, admin)
  const { id: person } = await makeAccount(app.payload)
  const task = () => ({ title: 'Call back', person, key: randomUUID() })
  const [done, changed] = [
    await ask<{ id: string }>('POST', '/api/tasks', { body: task() }),
    await ask<{ id: string }>('POST', '/api/tasks', { body: task() }),
  ]
  const { docs } = await ask<TaskList>('GET', `/api/tasks?view=all&person=${person}`)
  const { updatedAt } = required(docs.find(({ id }) => id === changed.id))
  return {
    'post /api/tasks': { body: task() },
    'get /api/tasks': { path: '/api/tasks?view=all' },
    'post /api/tasks/{id}/done': { path: `/api/tasks/${done.id}/done`, body: { isDone: true } },
    'post /api/tasks/{id}/change': {
      path: `/api/tasks/${changed.id}/change`,
      body: { title: 'Call back today', updatedAt },
    },
  }
}

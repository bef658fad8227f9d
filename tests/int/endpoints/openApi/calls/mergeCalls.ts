import { ObjectId } from 'mongodb'
import type { DuplicateList } from '../../../../../domain/people/personMerges/duplicates/duplicateTexts.schema'
import type {
  MergePreview,
  MergeView,
  MergeWork,
} from '../../../../../domain/people/personMerges/personMergeTexts.schema'
import { storePairs } from '../../../../../domain/people/personMerges/duplicates/duplicatesRepository'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { makeEnteredPerson } from '../../../../helpers/enteredPeople'
import { required } from '../../../../helpers/required'
import type { TestApp } from '../../../../helpers/testPayload'
import { until } from '../../../../helpers/until'
import { asker } from './ask'
import type { Calls } from './calls.types'

/** On pairs of their own. */
export const mergeCalls = async (app: TestApp, admin: Account): Promise<Calls> => {
  const ask = asker(app, admin)
  const pair = async () => {
    const [{ id: remaining }, { id: merged }] = [
      await makeAccount(app.payload),
      await makeEnteredPerson(app.payload),
    ]
    const query = `remaining=${remaining}&merged=${merged}`
    const { version } = await ask<MergePreview>('GET', `/api/person-merges/preview?${query}`)
    return { query, body: { remaining, merged, reason: 'The same person', version } }
  }
  const [first, second] = [await pair(), await pair()]
  const { id } = await ask<MergeWork>('POST', '/api/person-merges', { body: second.body })
  const at = (part: string) => `/api/person-merges/${id}/${part}`
  await until(
    'they are merged',
    async () => (await ask<MergeView>('GET', at('state'))).status === 'merged',
    20_000,
  )
  const [one, other] = [new ObjectId(first.body.remaining), new ObjectId(first.body.merged)]
  await storePairs(app.payload, [{ one, other, reasons: ['phone'], name: 'Nyandeng Deng' }], new Date())
  const { docs } = await ask<DuplicateList>('GET', '/api/possible-duplicates')
  return {
    'get /api/possible-duplicates': {},
    'post /api/possible-duplicates/{id}/dismissal': {
      path: `/api/possible-duplicates/${required(docs[0]).id}/dismissal`,
      body: { isDismissed: true },
    },
    'get /api/person-merges/people': { path: '/api/person-merges/people?q=Nyandeng' },
    'get /api/person-merges/preview': { path: `/api/person-merges/preview?${first.query}` },
    'post /api/person-merges': { body: first.body },
    'get /api/person-merges': {},
    'get /api/person-merges/{id}/state': { path: at('state') },
    'post /api/person-merges/{id}/undo': { path: at('undo'), body: { reason: 'They are two' } },
  }
}

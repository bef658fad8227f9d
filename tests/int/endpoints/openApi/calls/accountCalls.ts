import { type Account, makeAccount } from '../../../../helpers/accounts'
import type { TestApp } from '../../../../helpers/testPayload'
import { asker } from './ask'
import type { Calls } from './calls.types'

/** On an account of their own. */
export const accountCalls = async (app: TestApp, admin: Account): Promise<Calls> => {
  const { id } = await makeAccount(app.payload)
  const user = (part: string) => `/api/users/${id}/${part}`
  const consent = (part: string) => `/api/consents/${id}/${part}`
  await asker(app, admin)('POST', user('roles'), { body: { role: 'treasurer' } })
  return {
    'post /api/users/{id}/roles': {
      path: user('roles'),
      body: { role: 'chapter_lead', region: 'other', endsOn: '2030-12-31' },
    },
    'delete /api/users/{id}/roles/{role}': { path: user('roles/treasurer') },
    'post /api/users/{id}/region': { path: user('region'), body: { region: 'other', was: null } },
    'post /api/users/{id}/lock': { path: user('lock'), body: { reason: 'Asked for it' } },
    'post /api/users/{id}/unlock': { path: user('unlock') },
    'post /api/users/{id}/sign-out': { path: user('sign-out') },
    'post /api/users/{id}/factor-reset': { path: user('factor-reset') },
    'post /api/users/{id}/confirmation': { path: user('confirmation') },
    'get /api/consents/{id}/person': { path: consent('person') },
    'post /api/consents/{id}/set': { path: consent('set'), body: { choices: { news: false } } },
    'post /api/consents/{id}/resume': { path: consent('resume') },
  }
}

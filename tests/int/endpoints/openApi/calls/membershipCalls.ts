import type { RenewalList } from '../../../../../domain/membership/renewals/renewals.schema'
import { makeAccount } from '../../../../helpers/accounts'
import { jsonOf } from '../../../../helpers/jsonOf'
import { makeMembership } from '../../../../helpers/memberships'
import { required } from '../../../../helpers/required'
import type { TestApp } from '../../../../helpers/testPayload'
import type { Calls } from './calls.types'

/** On people of their own. */
export const membershipCalls = async (app: TestApp): Promise<Calls> => {
  const [newcomer, renewing] = await Promise.all([makeAccount(app.payload), makeAccount(app.payload)])
  await makeMembership(app.payload, renewing.id)
  await app.request('POST', '/api/renewals/request', { as: renewing, body: { years: 1 } })
  const admin = await makeAccount(app.payload, { roles: ['admin'] })
  const listed = await app.request('GET', `/api/renewals/list?q=${renewing.email}`, { as: admin })
  const [renewal] = (await jsonOf<RenewalList>(listed)).docs
  return {
    'get /api/memberships/{user}/record': { path: `/api/memberships/${renewing.id}/record` },
    'post /api/memberships/{user}/events': {
      path: `/api/memberships/${newcomer.id}/events`,
      body: {
        kind: 'added',
        date: '2026-01-31',
        reason: 'A paper form',
        grade: 'professional',
        registeredName: 'Nyandeng Deng',
      },
    },
    'get /api/renewals/list': {},
    'post /api/renewals/{id}/decision': {
      path: `/api/renewals/${required(renewal).id}/decision`,
      body: { status: 'declined' },
    },
  }
}

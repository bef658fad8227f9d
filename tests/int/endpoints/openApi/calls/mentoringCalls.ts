import { randomUUID } from 'node:crypto'
import type { StaffOpening } from '../../../../../domain/content/jobOpenings/jobOpenings.schema'
import type { OwnMentoring, StaffOffers } from '../../../../../domain/cpd/mentoring/mentoring.schema'
import { type Account, confirmEmailOf, makeAccount } from '../../../../helpers/accounts'
import { makeMembership } from '../../../../helpers/memberships'
import { mentoringInput } from '../../../../helpers/mentoring'
import { openingInput } from '../../../../helpers/openings'
import { required } from '../../../../helpers/required'
import type { TestApp } from '../../../../helpers/testPayload'
import { asker } from './ask'
import type { Calls } from './calls.types'

/** On mentors, mentees and openings of their own. */
export const mentoringCalls = async (app: TestApp, admin: Account): Promise<Calls> => {
  const ask = asker(app, admin)
  const makeMember = async (): Promise<Account> => {
    const account = await makeAccount(app.payload)
    await confirmEmailOf(app.payload, account)
    await makeMembership(app.payload, account.id)
    return account
  }
  const [mentor, mentee, submitter] = [await makeMember(), await makeMember(), await makeMember()]
  await asker(app, mentor)('POST', '/api/mentoring/offer', { body: { ...mentoringInput(), places: 1 } })
  const asMentee = asker(app, mentee)
  await asMentee('POST', '/api/mentoring/request', { body: mentoringInput() })
  const { request } = await asMentee<OwnMentoring>('GET', '/api/mentoring/mine')
  const { docs } = await ask<StaffOffers>('GET', '/api/mentoring/offers')
  const opening = async (): Promise<StaffOpening> => {
    const { id } = await asker(app, submitter)<{ id: string }>('POST', '/api/job-openings', {
      body: { ...openingInput(), key: randomUUID() },
    })
    return ask('GET', `/api/job-openings/${id}/desk`)
  }
  const [changed, decided, ended] = [await opening(), await opening(), await opening()]
  const at = ({ id }: StaffOpening, part: string) => `/api/job-openings/${id}/${part}`
  return {
    'get /api/mentoring/waiting': {},
    'get /api/mentoring/offers': {},
    'post /api/mentoring/requests/{id}/proposal': {
      path: `/api/mentoring/requests/${required(request).id}/proposal`,
      body: { offer: required(docs.find(({ mentor: { id } }) => id === mentor.id)).id },
    },
    'get /api/job-openings': {},
    'get /api/job-openings/{id}/desk': { path: at(changed, 'desk') },
    'post /api/job-openings/{id}/change': {
      path: at(changed, 'change'),
      body: { ...openingInput({ title: 'Surveyor' }), updatedAt: changed.updatedAt },
    },
    'post /api/job-openings/{id}/decision': {
      path: at(decided, 'decision'),
      body: { status: 'published', updatedAt: decided.updatedAt },
    },
    'post /api/job-openings/{id}/end': { path: at(ended, 'end'), body: { to: 'withdrawn' } },
  }
}

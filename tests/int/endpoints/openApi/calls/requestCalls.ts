import { nominate } from '../../../../../domain/membership/nominations'
import { modelOf } from '../../../../../platform/database'
import { confirmEmailOf, makeAccount, newEmail } from '../../../../helpers/accounts'
import { setFees } from '../../../../helpers/fees'
import { makeMembership } from '../../../../helpers/memberships'
import type { TestApp } from '../../../../helpers/testPayload'
import { asker } from './ask'
import type { Calls } from './calls.types'
import { makePicture, sendFile } from './sendFile'

/** A company two of whose seats are held, and two are waiting for an answer. */
const makeCompany = async (app: TestApp) => {
  await setFees(app.payload, 'corporate', { seatMinor: 7_300 })
  await modelOf(app.payload, 'grades').updateOne({ grade: 'corporate' }, { $set: { seats: 5 } })
  const company = await makeAccount(app.payload)
  await makeMembership(app.payload, company.id, { grade: 'corporate' })
  const invite = (email: string) =>
    asker(app, company)<{ id: string }>('POST', '/api/membership-seats/invite', {
      body: { name: 'Ayen Lado', email },
    })
  const hold = async (): Promise<{ id: string }> => {
    const person = await makeAccount(app.payload)
    await confirmEmailOf(app.payload, person)
    const seat = await invite(person.email)
    await asker(app, person)('POST', `/api/membership-seats/${seat.id}/accept`, { body: {} })
    return seat
  }
  const [replaced, ended] = [await hold(), await hold()]
  const [sentAgain, withdrawn] = [await invite(newEmail()), await invite(newEmail())]
  return { company, replaced, ended, sentAgain, withdrawn }
}

/** A nomination of somebody who is asked to confirm. @returns its id */
const makeNomination = async ({ payload }: TestApp): Promise<string> => {
  const [fellow, nominee, seconder] = [
    await makeAccount(payload),
    await makeAccount(payload),
    await makeAccount(payload),
  ]
  await makeMembership(payload, fellow.id, { grade: 'fellow' })
  const made = await nominate(
    payload,
    fellow.id,
    {
      grade: 'fellow',
      nomineeName: 'Lado Wani',
      nominee: (await makeMembership(payload, nominee.id)).number,
      seconder: (await makeMembership(payload, seconder.id, { grade: 'fellow' })).number,
      reason: 'Forty years of bridges over the Nile',
    },
    new Date('2027-02-10T10:00:00+02:00'),
  )
  if (!('id' in made)) throw new Error(JSON.stringify(made))
  return made.id
}

/** On nominations, members and companies of their own. */
export const requestCalls = async (app: TestApp): Promise<Calls> => {
  const member = await makeAccount(app.payload)
  await makeMembership(app.payload, member.id)
  const { id: change } = await asker(app, member)<{ id: string }>('POST', '/api/name-changes/request', {
    body: {
      name: 'Nyandeng Lado',
      reason: 'Marriage',
      file: await sendFile(app, member, 'nameChange', await makePicture()),
    },
  })
  const { company, replaced, ended, sentAgain, withdrawn } = await makeCompany(app)
  const at = ({ id }: { id: string }, part: string) => `/api/membership-seats/${id}/${part}`
  const reason = 'By telephone'
  const invitation = () => ({ name: 'Rose Keji', email: newEmail(), reason })
  return {
    'get /api/nominations/list': {},
    'post /api/nominations/{id}/decision': {
      path: `/api/nominations/${await makeNomination(app)}/decision`,
      body: { status: 'declined', note: 'Board 5/27' },
    },
    'get /api/name-changes/list': {},
    'get /api/name-changes/{id}/document': { path: `/api/name-changes/${change}/document` },
    'post /api/name-changes/{id}/decision': {
      path: `/api/name-changes/${change}/decision`,
      body: { status: 'approved' },
    },
    'get /api/membership-seats/of/{user}': { path: `/api/membership-seats/of/${company.id}` },
    'post /api/membership-seats/of/{user}/invite': {
      path: `/api/membership-seats/of/${company.id}/invite`,
      body: invitation(),
    },
    'post /api/membership-seats/{id}/replace': { path: at(replaced, 'replace'), body: invitation() },
    'post /api/membership-seats/{id}/resend': { path: at(sentAgain, 'resend'), body: { reason } },
    'post /api/membership-seats/{id}/withdraw': { path: at(withdrawn, 'withdraw'), body: { reason } },
    'post /api/membership-seats/{id}/end': { path: at(ended, 'end'), body: { reason } },
    'get /api/donations/totals': {},
    'get /api/donations/list.csv': {},
  }
}

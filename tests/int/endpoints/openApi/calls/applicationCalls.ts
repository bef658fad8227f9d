import { type Account, makeAccount, newEmail } from '../../../../helpers/accounts'
import { applicationInput } from '../../../../helpers/applications'
import type { TestApp } from '../../../../helpers/testPayload'
import { asker } from './ask'
import type { Calls } from './calls.types'
import { sendFile } from './sendFile'

/** On an application of their own, with a document and a sponsor. */
export const applicationCalls = async (app: TestApp, admin: Account): Promise<Calls> => {
  const applicant = await makeAccount(app.payload)
  const { id } = (await app.payload.db.create({
    collection: 'applications',
    data: { ...applicationInput(), user: applicant.id, status: 'pending', revision: 0 },
  })) as { id: string }
  const own = asker(app, applicant)
  const document = await own<{ id: string }>('POST', '/api/application-documents/add', {
    body: { name: 'Degree', file: await sendFile(app, applicant, 'applicationDocument') },
  })
  await own('POST', '/api/endorsements/sponsors', { body: { contact: newEmail() } })
  const at = (part: string) => `/api/applications/${id}/${part}`
  await asker(app, admin)('POST', at('comments'), { body: { text: 'The degree is missing.' } })
  return {
    'get /api/applications/list': {},
    'get /api/applications/list.csv': {},
    'get /api/applications/list.xlsx': {},
    'get /api/applications/{id}/review': { path: at('review') },
    'post /api/applications/{id}/comments': { path: at('comments'), body: { text: 'It came.' } },
    'post /api/applications/{id}/document-requests': {
      path: at('document-requests'),
      body: { documents: ['Degree'], message: 'A photograph is enough.' },
    },
    'get /api/application-documents/{id}/content': {
      path: `/api/application-documents/${document.id}/content`,
    },
    'post /api/applications/{id}/status': { path: at('status'), body: { status: 'under_review' } },
  }
}

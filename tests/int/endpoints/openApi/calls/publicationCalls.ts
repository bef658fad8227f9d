import { randomUUID } from 'node:crypto'
import type { SubmissionList } from '../../../../../domain/publications/submissions/submissions.schema'
import type { PublicationDetail } from '../../../../../domain/publications/publicationForm.schema'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { required } from '../../../../helpers/required'
import type { TestApp } from '../../../../helpers/testPayload'
import { asker } from './ask'
import type { Calls } from './calls.types'
import { sendFile } from './sendFile'

/** On publications and papers of their own. */
export const publicationCalls = async (app: TestApp, admin: Account): Promise<Calls> => {
  const ask = asker(app, admin)
  const form = () => ({ title: `Paper ${randomUUID()}`, category: 'standards', publishedDate: '2026-03-01' })
  const added = async (): Promise<PublicationDetail> => {
    const file = await sendFile(app, admin, 'publication')
    const { id } = await ask<{ id: string }>('POST', '/api/publications/add', {
      body: { ...form(), file, isPublished: false },
    })
    return ask('GET', `/api/publications/${id}/edition`)
  }
  const [changed, published, deleted] = [await added(), await added(), await added()]
  const at = ({ id }: { id: string }, part: string) => `/api/publications/${id}/${part}`
  const author = await makeAccount(app.payload)
  const paper = await asker(app, author)<{ id: string }>('POST', '/api/submissions/submit', {
    body: { title: 'On wells', abstract: 'In short.', file: await sendFile(app, author, 'submission') },
  })
  const { docs } = await ask<SubmissionList>('GET', '/api/submissions/list')
  return {
    'get /api/publications/list': {},
    'get /api/publications/list.csv': {},
    'get /api/publications/list.xlsx': {},
    'post /api/publications/add': {
      body: { ...form(), file: await sendFile(app, admin, 'publication'), isPublished: true },
    },
    'get /api/publications/{id}/edition': { path: at(changed, 'edition') },
    'post /api/publications/{id}/edition': {
      path: at(changed, 'edition'),
      body: { ...form(), updatedAt: changed.updatedAt },
    },
    'post /api/publications/{id}/visibility': {
      path: at(published, 'visibility'),
      body: { isPublished: true, updatedAt: published.updatedAt },
    },
    'post /api/publications/{id}/trash': {
      path: at(deleted, 'trash'),
      body: { updatedAt: deleted.updatedAt },
    },
    'get /api/submissions/list': {},
    'get /api/submissions/list.csv': {},
    'get /api/submissions/list.xlsx': {},
    'get /api/submissions/{id}/file': { path: `/api/submissions/${paper.id}/file` },
    'post /api/submissions/{id}/decision': {
      path: `/api/submissions/${paper.id}/decision`,
      body: {
        status: 'under_review',
        updatedAt: required(docs.find(({ id }) => id === paper.id)).updatedAt,
      },
    },
  }
}

import type { APIRequestContext, APIResponse } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { REPORT_SECTIONS } from '../../domain/office/reports/reportTables.schema'
import { LIST_SUBJECTS } from '../../domain/office/savedLists/listFields.schema'
import { keysOf } from '../../platform/records.schema'
import { isFull } from '../helpers/fullCounts'
import { inTurns } from '../helpers/inTurns'
import { pdfText } from '../helpers/pdfText'
import { COLLECTIONS, GLOBALS } from '../int/access/collectionsTable'
import { ENDPOINTS } from '../int/access/endpointsTable'
import type { Branch } from './branch'

/** What of an address stands for records that no branch has; a new one is to be put here or into `fillBranch`. */
const OF_NO_BRANCH = new Set([
  '/application-documents/:id/content',
  '/api-keys/:id/revoke',
  '/contact-messages/:id/attachments/:file',
  '/credit-notes/:id/pdf',
  '/donations/:id/receipt',
  '/donations/by-key/:key',
  '/donations/by-key/:key/receipt',
  '/events/:id/door',
  '/events/:id/uses',
  '/groups/documents/:id/content',
  '/groups/page/:slug',
  '/job-openings/open/:slug',
  '/mail-texts/:template/text',
  '/media/paste-url/:id?',
  '/member-messages/:id/conversation',
  '/name-changes/:id/document',
  '/payload-preferences/:key',
  '/payments/:id/receipt',
  '/payments/:id/slip',
  '/payments/:id/state',
  '/people-imports/:id/draft',
  '/people-imports/:id/rows',
  '/person-merges/:id/state',
  '/publications/:id/edition',
  '/publications/:id/file',
  '/publications/:id/download',
  '/statement-imports/:id/draft',
  '/submissions/:id/file',
  '/ticket-orders/:id',
  '/ticket-orders/:id/pdf',
  '/uploads/:key',
  '/webhooks/:id/deliveries',
])

/** How lists are asked that show nothing, or not everything, without a question. */
const QUESTIONS: Record<string, (branch: Branch) => string[]> = {
  '/reports/:section/table.csv': () => ['?table=each', '?table=months', '?table=region'],
  '/saved-lists/rows': () => keysOf(LIST_SUBJECTS).map((subject) => `?subject=${subject}`),
  '/saved-lists/rows.csv': () => keysOf(LIST_SUBJECTS).map((subject) => `?subject=${subject}`),
  '/saved-lists/rows.xlsx': () => keysOf(LIST_SUBJECTS).map((subject) => `?subject=${subject}`),
  '/saved-lists/records': ({ tag }) => [`?of=events&q=${tag}`, `?of=divisions&q=${tag}`],
  '/tasks': () => ['?view=all', '?view=nobody'],
  '/groups/:id/candidates': ({ tag }) => [`?q=${tag}`],
  '/groups/:id/people': () => ['?of=branch', '?of=branch&state=ended'],
  '/groups/:id/people.csv': () => ['?of=branch'],
  '/groups/:id/people.xlsx': () => ['?of=branch'],
  '/groups/requests': () => ['', '?status=decided'],
  '/person-merges/preview': ({ ids }) => [
    `?remaining=${ids.users?.[0] ?? ''}&merged=${ids.users?.[1] ?? ''}`,
  ],
  '/mailings/:id/people': () => ['?state=sent', '?state=all'],
  '/search': ({ tag }) => [`?q=${tag}`],
}

/** Of one's own account alone, for everybody, or ends the session. */
const NOT_ASKED =
  /^\/(memberships|events)\/verify|^\/users\/(sso|confirm|init)|^\/consents\/unsubscribe|^\/payments\/momo|^\/v1\//

const isWithParameter = (path: string): boolean => path.includes(':')

/** The values that stand for the parameter of an address. */
const valuesFor = (path: string, { ids }: Branch): string[] | undefined => {
  if (path.startsWith('/reports/')) return keysOf(REPORT_SECTIONS)
  if (path.includes(':number')) return ids.numbers
  if (/:user\b/.test(path) || path.startsWith('/consents/') || path.startsWith('/users/')) return ids.users
  if (/^\/(directory|member-messages\/to)\//.test(path)) return ids.profiles
  return ids[path.split('/')[1] ?? '']
}

export interface Addresses {
  all: string[]
  /** Those with a parameter for which a branch has no record, and which the list above does not name. */
  unknown: string[]
}

/** Every address of the API that somebody can read about a branch: of endpoints, collections, globals and the panel. */
export const addressesAbout = (branch: Branch): Addresses => {
  const all: string[] = []
  const unknown: string[] = []
  for (const endpoint of Object.keys(ENDPOINTS)) {
    const [method, path = ''] = endpoint.split(' ')
    if (method !== 'get' || NOT_ASKED.test(path)) continue
    const questions = QUESTIONS[path]?.(branch) ?? ['', `?q=${branch.tag}`]
    if (!isWithParameter(path)) {
      all.push(...questions.map((question) => `/api${path}${question}`))
      continue
    }
    const values = valuesFor(path, branch)
    if (!values?.length) {
      if (!OF_NO_BRANCH.has(path) && !path.endsWith('/uses')) unknown.push(path)
      continue
    }
    for (const value of values)
      for (const question of questions)
        all.push(`/api${path.replace(/:\w+\??/, encodeURIComponent(value))}${question}`)
  }
  for (const slug of Object.keys(COLLECTIONS)) {
    all.push(`/api/${slug}?limit=300&depth=2&sort=-createdAt`, `/api/${slug}/versions?limit=50&depth=1`)
    all.push(`/cms/collections/${slug}?limit=100`)
    if (isFull) all.push(`/cms/collections/${slug}?search=${branch.tag}`)
    for (const [index, id] of (branch.ids[slug] ?? []).entries()) {
      all.push(`/api/${slug}/${id}?depth=2`, `/api/${slug}?where[id][equals]=${id}&depth=2`)
      // the panel's pages of one collection differ in their record alone
      if (index === 0 || isFull) all.push(`/cms/collections/${slug}/${id}`)
      if (isFull) all.push(`/cms/collections/${slug}/${id}/versions`)
    }
  }
  for (const slug of Object.keys(GLOBALS)) all.push(`/api/globals/${slug}?depth=2`, `/cms/globals/${slug}`)
  all.push('/cms')
  return { all, unknown }
}

/** What an answer says, in a form in which words can be looked for. */
const textOf = async (answer: APIResponse): Promise<string> => {
  const body = await answer.body()
  const type = answer.headers()['content-type'] ?? ''
  if (type.includes('spreadsheetml'))
    return Object.values(unzipSync(body))
      .map((part) => strFromU8(part))
      .join('\n')
  if (type.includes('pdf')) return pdfText(body)
  return body.toString('utf8')
}

/** So many addresses are asked at once. */
const AT_ONCE = 6

export interface Mention {
  address: string
  words: string[]
}

/** Which of the addresses say one of the words to somebody; what was asked with is no mention. */
export const mentionsIn = async (
  api: APIRequestContext,
  addresses: readonly string[],
  words: readonly string[],
): Promise<{ mentions: Mention[]; failed: string[] }> => {
  const mentions: Mention[] = []
  const failed: string[] = []
  await inTurns(addresses, AT_ONCE, async (address) => {
    const answer = await api.get(address, { maxRedirects: 0 })
    if (answer.status() >= 500 || answer.status() === 429) failed.push(`${answer.status()} ${address}`)
    const text = await textOf(answer)
    const found = words.filter((word) => text.includes(word) && !decodeURIComponent(address).includes(word))
    if (found.length > 0) mentions.push({ address, words: found })
  })
  return { mentions, failed }
}

import type { Endpoint, PayloadRequest, SanitizedConfig } from 'payload'
import { recordSecurityEvent } from '../domain/audit'
import { type ErrorBody, forbidden, problem, readJson } from '../endpoints/answers'
import { admins } from './access/admins'
import { nobody } from './access/nobody'
import { isStaff } from './access/roles'
import { staff } from './access/staff'
import { answeringAuditors, openToAuditors } from './readAsAuditor'

/** Who is editing what. Made by the panel's own server functions; an administrator takes one over or ends one. */
const LOCKS = 'payload-locked-documents'

/** The queue of what is published at a time is run by the server's own jobs, by no request. */
const RUNS_QUEUE = ['/run', '/handle-schedules']

const forStaff = (endpoint: Endpoint): Endpoint => ({
  ...endpoint,
  handler: (req) => (isStaff(req.user) ? endpoint.handler(req) : forbidden()),
})

/**
 * Records that a signed-in person was refused what an endpoint is for; wrong passwords and the like are
 * entries of their own.
 */
const recordingRefusals = (endpoint: Endpoint, prefix: string): Endpoint => ({
  ...endpoint,
  handler: async (req) => {
    const response = await endpoint.handler(req)
    if (response.status === 403 && req.user) {
      const answer = (await readJson(response.clone())) as Partial<ErrorBody> | undefined
      if (answer?.errors?.[0]?.code === 'forbidden')
        await recordSecurityEvent(req, {
          event: 'access.refused',
          detail: `${endpoint.method} ${prefix}${endpoint.path}`,
        })
    }
    return response
  },
})

const isForm = ({ headers }: Pick<PayloadRequest, 'headers'>): boolean =>
  headers.get('content-type')?.includes('multipart/') ?? false

/**
 * Answers a form whose data is missing, unreadable or no object, which Payload's operations take for granted: one
 * without data has no values, any other is refused. What else fails is an error of the server, also where a text could
 * not be parsed: once the data of a form is read, it stands in the place of the values that it has not.
 */
const expectingData = (endpoint: Endpoint): Endpoint =>
  endpoint.method === 'post' || endpoint.method === 'patch'
    ? {
        ...endpoint,
        handler: async (req) => {
          const noValues = {}
          req.data ??= noValues
          try {
            return await endpoint.handler(req)
          } catch (error) {
            const isUnreadable = error instanceof SyntaxError && isForm(req) && req.data === noValues
            if (req.data instanceof Object && !isUnreadable) throw error
            return problem(400, 'malformed', 'The data of the request must be a JSON object.')
          }
        },
      }
    : endpoint

const isAboutVersions = ({ path }: { path: string }): boolean => path.startsWith('/versions')

/**
 * Closes what Payload answers by itself and no option of the configuration reaches. Its own collections (preferences
 * and the like) let in whoever is signed in: from here on the panel's users alone. Collections without versions answer
 * questions about versions with an error of the server, those without endpoints any question: from here on neither is
 * a known route. Auditors read what administrators read. Refusals of whoever is signed in go to the security log.
 */
export const restrictRoutes = async (building: Promise<SanitizedConfig>): Promise<SanitizedConfig> => {
  const config = await building
  for (const collection of config.collections) {
    collection.endpoints ||= []
    if (!collection.versions)
      collection.endpoints = collection.endpoints.filter((endpoint) => !isAboutVersions(endpoint))
    if (collection.slug === 'payload-jobs')
      collection.endpoints = collection.endpoints.filter(({ path }) => !RUNS_QUEUE.includes(path))
    if (collection.slug === LOCKS)
      collection.access = {
        ...collection.access,
        create: nobody,
        read: staff,
        update: admins,
        delete: admins,
      }
    if (collection.slug.startsWith('payload-')) collection.endpoints = collection.endpoints.map(forStaff)
    collection.endpoints = collection.endpoints.map((endpoint) =>
      recordingRefusals(answeringAuditors(expectingData(endpoint)), `/${collection.slug}`),
    )
    openToAuditors(collection)
  }
  for (const global of config.globals) {
    if (global.endpoints)
      global.endpoints = global.endpoints.map((endpoint) => answeringAuditors(expectingData(endpoint)))
    openToAuditors(global)
  }
  return {
    ...config,
    endpoints: config.endpoints.map((endpoint) =>
      recordingRefusals(answeringAuditors(endpoint), ''),
    ) as SanitizedConfig['endpoints'],
  }
}

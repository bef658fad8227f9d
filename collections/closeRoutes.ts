import type { Endpoint, SanitizedConfig } from 'payload'
import { problem } from '../endpoints/answers'
import { isStaff } from './access/roles'

const forStaff = (endpoint: Endpoint): Endpoint => ({
  ...endpoint,
  handler: (req) => (isStaff(req.user) ? endpoint.handler(req) : problem(403, 'forbidden', 'You are not allowed to perform this action.')),
})

const isAboutVersions = ({ path }: { path: string }): boolean => path.startsWith('/versions')

/**
 * Closes what Payload answers by itself and no option of the configuration reaches. Its own collections (preferences
 * and the like) let in whoever is signed in: from here on the panel's users alone. Collections without versions answer
 * questions about versions with an error of the server, those without endpoints any question: from here on neither is
 * a known route.
 */
export const closeRoutes = async (building: Promise<SanitizedConfig>): Promise<SanitizedConfig> => {
  const config = await building
  for (const collection of config.collections) {
    collection.endpoints ||= []
    if (!collection.versions) collection.endpoints = collection.endpoints.filter((endpoint) => !isAboutVersions(endpoint))
    if (collection.slug.startsWith('payload-')) collection.endpoints = collection.endpoints.map(forStaff)
  }
  return config
}

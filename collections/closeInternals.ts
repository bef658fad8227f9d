import type { Endpoint, SanitizedConfig } from 'payload'
import { problem } from '../endpoints/answers'
import { isStaff } from './access/roles'

const forStaff = (endpoint: Endpoint): Endpoint => ({
  ...endpoint,
  handler: (req) => (isStaff(req.user) ? endpoint.handler(req) : problem(403, 'forbidden', 'You are not allowed to perform this action.')),
})

/**
 * Closes the collections that Payload adds by itself (preferences and the like) to everyone but the panel's users:
 * their own rules let in whoever is signed in, and no option of the configuration reaches them.
 */
export const closeInternals = async (building: Promise<SanitizedConfig>): Promise<SanitizedConfig> => {
  const config = await building
  for (const collection of config.collections) {
    if (collection.slug.startsWith('payload-') && collection.endpoints) collection.endpoints = collection.endpoints.map(forStaff)
  }
  return config
}

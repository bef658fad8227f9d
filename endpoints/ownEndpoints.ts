import type { Endpoint } from 'payload'

/** What marks an endpoint of the project: Payload adds its own, without the mark, when it reads the configuration. */
const OWN = { isOwnEndpoint: true }

export const isOwnEndpoint = ({ custom }: { custom?: Record<string, unknown> }): boolean =>
  custom?.isOwnEndpoint === true

const markOwn = (endpoint: Endpoint): Endpoint => ({ ...endpoint, custom: { ...endpoint.custom, ...OWN } })

/** A collection or global whose endpoints are marked as the project's own; those that Payload adds later are not. */
export const withOwnEndpoints = <Entity extends { endpoints?: Omit<Endpoint, 'root'>[] | false }>(
  entity: Entity,
): Entity => (entity.endpoints ? { ...entity, endpoints: entity.endpoints.map(markOwn) } : entity)

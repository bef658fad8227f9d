import type { EndpointRequirements } from './requirements.types'

type Custom = EndpointRequirements & Record<string, unknown>

/** Declares requirements: `custom: requires({ isOpenToVisitors: true })`. */
export const requires = (requirements: EndpointRequirements): Custom => ({
  ...requirements,
})

/** What an endpoint, a collection or a global declares. */
export const requirementsOf = ({ custom = {} }: { custom?: Custom }): EndpointRequirements => custom

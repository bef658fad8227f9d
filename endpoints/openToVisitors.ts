/**
 * Stands beside an endpoint, as its `custom`: visitors may send something to it, so its body is read before anybody is
 * known to be signed in. What it does with the body is cheap, or limited by address. Of every other endpoint the gateway
 * reads nothing that a visitor sends.
 */
export const OPEN_TO_VISITORS = { isOpenToVisitors: true } as const

/** Headers of requests whose session could not be looked up. */
const unknown = new WeakSet<Headers>()

/**
 * Records that it is unknown whether a request is signed in. Payload takes a failed look-up for a visitor,
 * and a visitor's answer would sign a member out of the site.
 */
export const markCallerUnknown = (headers: Headers): void => {
  unknown.add(headers)
}

/** Whether the session of a request could not be looked up: its answer must not be given. */
export const isCallerUnknown = (headers: Headers): boolean => unknown.has(headers)

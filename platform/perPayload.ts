import type { Payload } from 'payload'

/** Makes something once for each instance of Payload: one a process, one a test file. */
export const perPayload = <Made>(make: (payload: Payload) => Made): ((payload: Payload) => Made) => {
  const made = new WeakMap<Payload, Made>()
  return (payload) => {
    let known = made.get(payload)
    if (known === undefined) {
      known = make(payload)
      made.set(payload, known)
    }
    return known
  }
}

import { randomBytes } from 'node:crypto'

const prefix = randomBytes(6).toString('base64url')
let count = 0

/** A reference for one request, unique over processes and restarts; cheap enough for every answer. */
export const nextRequestId = (): string => `${prefix}-${(count++).toString(36)}`

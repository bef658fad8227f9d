import type { Payload } from 'payload'
import { sendRequestMails } from './mentoringMails'
import type { ReleaseReason } from './mentoringTexts.schema'
import { findAsksFor, releaseRequest } from './repositories/requestsRepository'

const BATCH = 100

/** Frees the requests that wait for a mentor's answer, and tells their mentees why. */
export const releaseAllOf = async (
  payload: Payload,
  mentor: string,
  reason: ReleaseReason,
): Promise<void> => {
  for (const request of await findAsksFor(payload, mentor, BATCH)) {
    if (!(await releaseRequest(payload, request, { reason }))) continue
    await sendRequestMails(payload, request._id.toHexString())
  }
}

import type { CollectionBeforeOperationHook, GlobalBeforeOperationHook, PayloadRequest } from 'payload'
import { ReauthenticationRequiredError } from '../endpoints/accounts/authentication/ReauthenticationRequiredError'
import { requireRecentAuth } from '../endpoints/accounts/authentication/requireRecentAuth'
import { handlesMoney } from './access/roles'

const READING = ['read', 'readDistinct', 'count', 'countVersions']

/**
 * Who may write proves anew who they are: administrators, and treasurers where it is about money. Everybody else is
 * refused by the access rules, and the server itself by nothing: what it does later for somebody, as a scheduled
 * publication, was proved when it was asked for.
 */
const demand = async (req: PayloadRequest): Promise<void> => {
  if (req.payloadAPI === 'local' || !handlesMoney(req.user)) return
  if (await requireRecentAuth(req)) throw new ReauthenticationRequiredError()
}

/** Authority over others through Payload's own routes and the panel: needs a proof of the last ten minutes. */
export const demandProof: CollectionBeforeOperationHook = async ({ operation, req }) => {
  if (!READING.includes(operation)) await demand(req)
}

/** The same for a global: saving it, and going back to one of its versions. */
export const demandProofForGlobal: GlobalBeforeOperationHook = async ({ operation, req }) => {
  if (!READING.includes(operation)) await demand(req)
}

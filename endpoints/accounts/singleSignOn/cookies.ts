import {
  pendingLinkSchema,
  signOnUnderWaySchema,
} from '../../../domain/accounts/singleSignOn/underWay.schema'
import { sealedCookie } from './sealedCookie'

/** What is stored while a person is at the provider. */
export const signOnCookie = sealedCookie('ace_sso', signOnUnderWaySchema)

/** A person whose address has an account that is not proved to be theirs yet. */
export const linkCookie = sealedCookie('ace_sso_link', pendingLinkSchema)

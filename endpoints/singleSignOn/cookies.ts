import type { SignOnChecks } from '../../services/identityProvider'
import { sealedCookie } from './sealedCookie'

/** Somebody who is signed in proves anew who they are. */
export interface ProofUnderWay {
  user: string
  /** The page to come back to; a path of this site. */
  from: string
  /** When the provider was asked: it must ask the person later than that. */
  askedAt: number
}

/** What is kept while somebody is at the provider. */
export interface SignOnUnderWay extends SignOnChecks {
  /** Where to go afterwards, as the sign-in page was told: it is checked there. */
  from?: string
  /** Nobody is signed in: who is, is asked again. */
  proof?: ProofUnderWay
}

export const signOnCookie = sealedCookie<SignOnUnderWay>('ace_sso')

/** Who somebody is at the provider, whose address has an account that is not proved to be theirs yet. */
export interface PendingLink {
  user: string
  issuer: string
  subject: string
}

export const linkCookie = sealedCookie<PendingLink>('ace_sso_link')

import type { Endpoint } from 'payload'
import { linkAccount } from './linkAccount'
import { removeIdentity } from './removeIdentity'
import { signInWays } from './signInWays'
import { signOnCallback } from './signOnCallback'
import { signOnProvider } from './signOnProvider'
import { startProof } from './startProof'
import { startSignOn } from './startSignOn'

/** The endpoints of single sign-on, under `/api/users`. */
export const singleSignOnEndpoints: Endpoint[] = [
  startSignOn,
  signOnCallback,
  signOnProvider,
  linkAccount,
  signInWays,
  startProof,
  removeIdentity,
]

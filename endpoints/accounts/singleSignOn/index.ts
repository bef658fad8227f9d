import type { Endpoint } from 'payload'
import { link } from './linkAccount'
import { remove } from './removeIdentity'
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
  link,
  signInWays,
  startProof,
  remove,
]

import type { Endpoint } from 'payload'
import { linkAccount } from './linkAccount'
import { signOnCallback } from './signOnCallback'
import { signOnProvider } from './signOnProvider'
import { startSignOn } from './startSignOn'

/** The endpoints of single sign-on, under `/api/users`. */
export const singleSignOnEndpoints: Endpoint[] = [startSignOn, signOnCallback, signOnProvider, linkAccount]

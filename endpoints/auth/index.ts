import type { Endpoint } from 'payload'
import { me } from './me'
import { reauthenticate } from './reauthenticate'
import { refresh } from './refresh'
import { accountEndpoints } from '../account'
import { factorEndpoints } from '../factor'
import { signIn } from './signIn'
import { signInFactor } from './signInFactor'
import { signOut } from './signOut'
import { signUp } from './signUp'

/** The endpoints of accounts, under `/api/users`. They take the place of Payload's own of the same path. */
export const authEndpoints: Endpoint[] = [signUp, signIn, signInFactor, signOut, refresh, me, reauthenticate, ...accountEndpoints, ...factorEndpoints]

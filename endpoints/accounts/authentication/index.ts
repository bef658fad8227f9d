import type { Endpoint } from 'payload'
import { accountSecurityEndpoints } from '../accountSecurity'
import { secondFactorEndpoints } from '../secondFactor'
import { personalDataEndpoints } from '../../people/personalData'
import { plainForm } from '../../plainForm'
import { singleSignOnEndpoints } from '../singleSignOn'
import { confirm } from './confirmAddress'
import { endDeviceSession } from './endDeviceSession'
import { listSessions } from './listSessions'
import { signOutScope } from './signOutScope'
import { me } from './readOwnAccount'
import { proof } from './checkRecentAuth'
import { reauthenticate } from './reauthenticate'
import { refresh } from './extendSession'
import { recover, resend } from './requestAccountLink'
import { setPassword } from './setPassword'
import { signIn } from './signIn'
import { signInFactor } from './signInWithCode'
import { signOut } from './signOut'
import { signUp } from './signUp'

/** The endpoints of accounts, under `/api/users`. They replace Payload's own with the same path. */
export const authEndpoints: Endpoint[] = [
  plainForm(signUp, '/auth?done=sign-up'),
  plainForm(signIn, '/'),
  plainForm(signInFactor, '/'),
  plainForm(signOut, '/'),
  signOutScope,
  refresh,
  me,
  reauthenticate,
  proof,
  plainForm(recover, '/auth?done=recover'),
  plainForm(resend, '/auth?done=resend'),
  plainForm(confirm, '/auth?done=confirm'),
  plainForm(setPassword, '/auth?done=set-password'),
  listSessions,
  endDeviceSession,
  ...accountSecurityEndpoints,
  ...secondFactorEndpoints,
  ...personalDataEndpoints,
  ...singleSignOnEndpoints,
]

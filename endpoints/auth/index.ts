import type { Endpoint } from 'payload'
import { accountEndpoints } from '../account'
import { factorEndpoints } from '../factor'
import { leaveEndpoints } from '../leave'
import { singleSignOnEndpoints } from '../singleSignOn'
import { confirm } from './confirm'
import { endDeviceSession, listSessions, signOutScope } from './deviceSessions'
import { me } from './me'
import { plainForm } from './plainForm'
import { reauthenticate } from './reauthenticate'
import { refresh } from './refresh'
import { recover, resend } from './sendAccountLink'
import { setPassword } from './setPassword'
import { signIn } from './signIn'
import { signInFactor } from './signInFactor'
import { signOut } from './signOut'
import { signUp } from './signUp'

/** The endpoints of accounts, under `/api/users`. They take the place of Payload's own of the same path. */
export const authEndpoints: Endpoint[] = [
  plainForm(signUp, { done: '/auth?done=sign-up', failed: '/auth?tab=sign-up' }),
  signIn,
  signInFactor,
  signOut,
  signOutScope,
  refresh,
  me,
  reauthenticate,
  plainForm(recover, { done: '/auth?done=recover', failed: '/auth?forgot=true' }),
  plainForm(resend, { done: '/auth?done=resend', failed: '/auth?resend=true' }),
  plainForm(confirm, { done: '/auth?done=confirm', failed: '/auth?confirm=true' }),
  plainForm(setPassword, { done: '/auth?done=set-password', failed: '/auth?reset=true' }),
  listSessions,
  endDeviceSession,
  ...accountEndpoints,
  ...factorEndpoints,
  ...leaveEndpoints,
  ...singleSignOnEndpoints,
]

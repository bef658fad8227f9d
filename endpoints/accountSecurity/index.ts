import type { Endpoint } from 'payload'
import { changeEmail } from './changeEmail'
import { changePassword } from './changePassword'
import { chooseFirstPassword } from './chooseFirstPassword'
import { confirmEmail } from './confirmEmail'

/** The endpoints of what a person changes about signing in, under `/api/users`. */
export const accountSecurityEndpoints: Endpoint[] = [
  changePassword,
  chooseFirstPassword,
  changeEmail,
  confirmEmail,
]

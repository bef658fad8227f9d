import type { Endpoint } from 'payload'
import { changeEmail } from './changeEmail'
import { changePassword } from './changePassword'
import { chooseFirstPassword } from './chooseFirstPassword'
import { confirmEmail } from './confirmEmail'

/** The endpoints of a person's own sign-in, under `/api/users`. */
export const accountSecurityEndpoints: Endpoint[] = [
  changePassword,
  chooseFirstPassword,
  changeEmail,
  confirmEmail,
]

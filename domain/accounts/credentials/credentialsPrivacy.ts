import { type PersonalData, deleteOwn } from '../../../platform/personalData'
import { findDevices } from './sessionsRepository'

const SECRETS = { none: 'Secrets, of which hashes alone are stored.' }

export const sessionsPersonalData: PersonalData = {
  exports: [{ file: 'sessions.json', read: ({ payload }, { id }) => findDevices(payload, id) }],
  erasures: {
    signIn: deleteOwn('sessions'),
    remains: deleteOwn('sessions'), // of a sign-in that was under way
  },
}

export const credentialsPersonalData: PersonalData = {
  exports: SECRETS,
  erasures: { signIn: deleteOwn('credentials') },
}

export const accountTokensPersonalData: PersonalData = {
  exports: SECRETS,
  erasures: { signIn: deleteOwn('account-tokens') },
}

export const emailChangesPersonalData: PersonalData = {
  exports: SECRETS,
  erasures: { signIn: deleteOwn('email-changes') },
}

export const signInChallengesPersonalData: PersonalData = {
  exports: SECRETS,
  erasures: { signIn: deleteOwn('sign-in-challenges') },
}

/** What lets somebody in: sessions, passwords, the links of mails, sign-ins that wait for a code. */
export {
  type FoundToken,
  type PendingSignUp,
  type TokenPurpose,
  deleteTokens,
  findToken,
  issueInvitation,
  issueToken,
  spendToken,
} from './accountTokensRepository'
export {
  deleteCredentialsWithoutPassword,
  insertCredentialsWithoutPassword,
} from './bulkCredentialsRepository'
export {
  NO_PASSWORD,
  createCredential,
  createCredentialWithoutPassword,
  findPasswordHash,
  hasCredential,
  hasPassword,
  isPasswordHash,
  replacePasswordHash,
  setPasswordHash,
} from './credentialsRepository'
export {
  type ConfirmedEmailChange,
  confirmEmailChange,
  deleteEmailChange,
  deleteUnconfirmedEmailChange,
  findConfirmedEmailChanges,
  isEmailChangeOf,
  saveEmailChange,
  setOldEmail,
} from './emailChangesRepository'
export { endOtherAccess } from './endOtherAccess'
export { hashPassword, isPasswordCorrect } from './hashPassword'
export { hashToken, makeToken } from './makeToken'
export { renewOwnSession } from './renewOwnSession'
export { readSessionToken, sessionCookie, sessionCookieName } from './sessionCookie'
export {
  type StartedSession,
  endAllSessions,
  endOtherSessions,
  endSession,
  endSessionById,
  extendSession,
  findSession,
  findSessions,
  findSessionsOf,
  isRecentlyAuthenticated,
  markAuthenticated,
  startSession,
} from './sessionsRepository'
export { endChallenge, endChallenges, startChallenge, tryChallenge } from './signInChallengesRepository'

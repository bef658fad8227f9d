/** Accounts and their roles, as other subjects use them. */
export {
  type Account,
  type StoredUser,
  findAccount,
  findAccountByEmail,
  findEmail,
  findEmails,
  findLockedAccounts,
  findMergedAccounts,
  findRemainingAccount,
  findSignUpTime,
  findUsers,
  hasAccount,
  hasUnknownProofs,
  isAccountLocked,
  isAccountOpen,
  isAddressUnproved,
  isEntered,
  markDeceased,
  createUserIfAbsent,
  setEmail,
  storeUnknownProofs,
  unmarkDeceased,
} from './accountsRepository'
export {
  type InvitablePerson,
  countInvitable,
  deleteEnteredPeople,
  findInvitable,
  findInvitableOf,
  findInvitablePerson,
  findUninvited,
  findUsersByEmails,
  insertEnteredPeople,
  isUnclaimed,
  markInvited,
  setEnteredAddress,
  streamAccountIds,
} from './enteredPeopleRepository'
export { createAccount } from './createAccount'
export { lockAccount, markRoleOfLockedAccount, unlockAccount } from './lockAccount'
export {
  isHeldFor,
  readGrantGroup,
  refuseOtherBranch,
  setGrantGroup,
  settleBranch,
  whyNotForBranch,
} from './branchOfGrant'
export { assumeAddress, proveAddress } from './proveAddress'
export { releaseAdminRole } from './adminRoles'
export { repairAdminRoles } from './adminRoles'
export {
  type AdminRelease,
  clearLeavingMark,
  countRoleHolders,
  findAdminRole,
  deleteEndedGrant,
  findAdministrators,
  findLeads,
  findRoleHolders,
  findRoleId,
  findRoleRows,
  findRolesEnding,
  findRolesOf,
  findStaff,
  finishAdminRelease,
  isAdministrator,
  markRole,
  setLedGroup,
} from './rolesRepository'

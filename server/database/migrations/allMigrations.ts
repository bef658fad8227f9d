import { publishSiteSettings } from './0001-publish-site-settings'
import { wordsOfTheAuditLog } from './0002-words-of-the-audit-log'
import { branchesOfRoles } from './0003-branches-of-roles'
import { lastDaysOfTerms } from './0004-last-days-of-terms'
import { accountOfWaivers } from './0005-account-of-waivers'
import type { Migration } from './migration'

/** Every migration, in order. A new one comes last; `docs/guides/upgrade.md` says how one is written. */
export const ALL_MIGRATIONS: readonly Migration[] = [
  publishSiteSettings,
  wordsOfTheAuditLog,
  branchesOfRoles,
  lastDaysOfTerms,
  accountOfWaivers,
]

import pTimeout from 'p-timeout'
import type { Environment } from '../../platform/env'
import { checkDatabase } from './checks/checkDatabase'
import { checkFiles } from './checks/checkFiles'
import { checkFolders } from './checks/checkFolders'
import { checkMail } from './checks/checkMail'
import { checkNode } from './checks/checkNode'
import { checkSettings } from './checks/checkSettings'
import { checkSite } from './checks/checkSite'
import { type Check, type Finding, wrong } from './finding'

const CHECKS: readonly Check[] = [
  checkNode,
  checkSettings,
  checkFolders,
  checkFiles,
  checkDatabase,
  checkMail,
  checkSite,
]

/** The start of the embedded engine is the longest: it may have to read its log of writes. */
const MOST_MS = 60_000

/** What one check found. One that fails or hangs is a finding of its own, and the others go on. */
export const runCheck = async (
  { name, run }: Check,
  env: Environment,
  mostMs = MOST_MS,
): Promise<Finding[]> => {
  try {
    return await pTimeout(run(env), { milliseconds: mostMs })
  } catch (error) {
    return [wrong(`${name}: ${(error as Error).message}`, 'This check could not be made.')]
  }
}

/** Looks at an installation, from settings to certificate, and changes nothing. */
export const examine = async (env: Environment): Promise<{ name: string; findings: Finding[] }[]> =>
  Promise.all(CHECKS.map(async (check) => ({ name: check.name, findings: await runCheck(check, env) })))

import type { Payload } from 'payload'
import { letOthersRun } from '../../../platform/yieldLoop'
import { buildMatchContext } from './matching/buildMatchContext'
import { checkBalances } from './fileBalances'
import { fingerprintLines } from './fingerprintLines'
import { readStatement } from './importStatement'
import type { StatementPreview } from './line.schema'
import { planLine } from './matching/planLine'
import { refuseLinesOfOther, refuseOtherAccount } from './statementAccounts'
import { findFingerprints, findImport, readImportContent } from './statementsRepository'

const SHOWN_LINES = 100
const SHOWN_PROBLEMS = 50

/**
 * What an import would do; nothing is stored.
 * @returns null for a file that is not there
 * @throws UnreadableFileError for a file that cannot be read or is of another account
 */
export const previewImport = async (
  payload: Payload,
  id: string,
  mapping: unknown,
): Promise<StatementPreview | null> => {
  const imported = await findImport(payload, id)
  const content = imported && (await readImportContent(payload, imported._id))
  if (!imported || !content) return null
  const statement = await readStatement(content, imported.format, mapping)
  const { accounts, lines, problems, leftOut } = statement
  await refuseOtherAccount(payload, imported.account, accounts)
  await refuseLinesOfOther(payload, imported.account, lines)
  const fingerprinted = await fingerprintLines(imported.account, lines)
  const known = await findFingerprints(
    payload,
    fingerprinted.map(({ fingerprint }) => fingerprint),
  )
  const context = await buildMatchContext(payload, lines)
  const outcomes: StatementPreview['outcomes'] = {}
  const shown: StatementPreview['lines'] = []
  for (const line of fingerprinted) {
    const plan = known.has(line.fingerprint) ? { outcome: 'known' as const } : planLine(line, context)
    outcomes[plan.outcome] = (outcomes[plan.outcome] ?? 0) + 1
    if (shown.length < SHOWN_LINES) {
      const { row, day, amountMinor, currency, text, payer } = line
      const question = 'question' in plan ? (plan.question ?? null) : null
      shown.push({ row, day, amountMinor, currency, text, payer, outcome: plan.outcome, question })
    }
    await letOthersRun()
  }
  return {
    problems: problems.slice(0, SHOWN_PROBLEMS),
    problemCount: problems.length,
    leftOut: leftOut.slice(0, SHOWN_PROBLEMS),
    leftOutCount: leftOut.length,
    lineCount: lines.length,
    balance: checkBalances(statement),
    outcomes,
    lines: shown,
  }
}

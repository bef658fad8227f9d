import { z } from 'zod'
import type { AgreementPage } from '../../../domain/money/agreement/agreement.schema'
import { MONEY_ACCOUNTS } from '../../../domain/money/ledger/ledger.schema'
import { BALANCE_SOURCES } from '../../../domain/money/statedBalances/balanceSources.constants'
import { keysOf } from '../../../platform/records.schema'
import { currency, minor, text } from '../../answerSchemas'

export const agreementAnswer = z.object({
  day: z.string(),
  rows: z.array(
    z.object({
      account: z.enum(MONEY_ACCOUNTS),
      currency,
      chapter: text.describe('Whose box of cash it is; null for the head office and for other accounts.'),
      places: z.array(
        z.object({
          place: z.string(),
          label: z.string(),
          stated: z
            .object({ day: z.string(), amountMinor: minor, source: z.enum(keysOf(BALANCE_SOURCES)) })
            .nullable(),
        }),
      ),
      day: z.string().describe('The latest day for which every place says what it holds.'),
      ledgerMinor: minor,
      statedMinor: minor.nullable(),
      toDecideMinor: minor,
      setAsideMinor: minor,
      byHandMinor: minor,
    }),
  ),
  onTheWay: z.array(z.object({ currency, amountMinor: minor })),
}) satisfies z.ZodType<AgreementPage>

export const balanceRecordedAnswer = z.object({ day: z.string() })
